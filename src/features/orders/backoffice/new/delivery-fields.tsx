/** Delivery method and both addresses of the order. */
import { useFormikContext } from "formik";
import { DELIVERY_LABELS, DELIVERY_TYPES } from "#contract/orders/orders";
import { DeliveryAnswer } from "../../../../client/delivery/delivery-answer";
import { PlaceFields } from "../../../../ui/form/address/address-fields";
import { BillingFields } from "../../../../ui/form/address/billing-fields";
import { RadioField } from "../../../../ui/form/radio-field";
import type { OrderLine, PhoneOrderForm } from "./phone-order-form";

const WAYS = DELIVERY_TYPES.map((value) => ({ value, label: DELIVERY_LABELS[value] }));

interface DeliveryFieldsProps {
  readonly lines: readonly OrderLine[];
}

export function DeliveryFields({ lines }: DeliveryFieldsProps) {
  const { values } = useFormikContext<PhoneOrderForm>();
  return (
    <>
      <RadioField name="deliveryType" legend="Delivery" choices={WAYS} isRow />
      <PlaceFields isTight />
      <DeliveryAnswer
        postalCode={values.postalCode}
        productIds={lines.map(({ product }) => product.productId)}
      />
      <BillingFields label="Billing address is the same" />
    </>
  );
}
