/** Whether an order is billed to another address than it goes to, and that address. */
import { useFormikContext } from "formik";
import { CheckboxField } from "../checkbox-field";
import { AddressWithPhone } from "./address-fields";

/** What a form with these fields starts with. */
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

/** @param label of the box that is ticked when both are the same */
export function BillingFields({ label }: { readonly label: string }) {
  const { values } = useFormikContext<typeof EMPTY_BILLING>();
  return (
    <>
      <CheckboxField name="isBillingShippingSame" label={label} />
      {!values.isBillingShippingSame && <AddressWithPhone of="billing" />}
    </>
  );
}
