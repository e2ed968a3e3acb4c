/** Optional billing address that differs from the delivery address. */
import { useFormikContext } from "formik";
import { CheckboxField } from "../checkbox-field";
import { AddressWithPhone } from "./address-fields";

/** Initial values of a form with these fields. */
export const EMPTY_BILLING = {
  isBillingShippingSame: true,
  billingFirstName: "",
  billingLastName: "",
  billingAddress1: "",
  billingAddress2: "",
  billingCity: "",
  billingState: "",
  billingPostalCode: "",
  billingPhone: "",
};

/** @param label label of the checkbox for equal addresses */
export function BillingFields({ label }: { readonly label: string }) {
  const { values } = useFormikContext<typeof EMPTY_BILLING>();
  return (
    <>
      <CheckboxField name="isBillingShippingSame" label={label} />
      {!values.isBillingShippingSame && <AddressWithPhone of="billing" />}
    </>
  );
}
