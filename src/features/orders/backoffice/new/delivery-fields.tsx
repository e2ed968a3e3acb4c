/** How the order reaches the customer, and both addresses. */
import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { PickupPlacesDocument } from "#contract/graphql/documents/phone-orders.generated";
import { DELIVERY_LABELS, DELIVERY_TYPES } from "#contract/orders";
import { stateOfPostalCode } from "#contract/postal-codes";
import { failureSentence } from "../../../../client/api/use-query-answer";
import { storesWithAll } from "../../../../lib/stores-with-all";
import { AddressFields, PlaceFields } from "../../../../ui/form/address/address-fields";
import { CheckboxField } from "../../../../ui/form/checkbox-field";
import { PhoneField } from "../../../../ui/form/phone-field";
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
      <RadioField name="deliveryType" legend="Delivery" choices={WAYS} />
      <PlaceFields />
      {values.deliveryType === "DELIVERY_PICKUP" && (
        <PickupPlaces
          postalCode={values.postalCode.trim()}
          productIds={lines.map(({ product }) => product.productId)}
        />
      )}
      <CheckboxField name="isBillingShippingSame" label="The billing address is the same" />
      {!values.isBillingShippingSame && (
        <>
          <AddressFields of="billing" />
          <PhoneField name="billingPhone" label="Billing phone" />
        </>
      )}
    </>
  );
}

interface PickupPlacesProps {
  readonly postalCode: string;
  readonly productIds: readonly string[];
}

function PickupPlaces({ postalCode, productIds }: PickupPlacesProps) {
  const isAsked = stateOfPostalCode(postalCode) !== null && productIds.length > 0;
  const { data, error, loading } = useQuery(PickupPlacesDocument, {
    variables: { postalCode, productIds: [...productIds] },
    skip: !isAsked,
    fetchPolicy: "no-cache",
  });
  const stores = storesWithAll(data?.getProductAvailabilityDetails ?? []);
  const sentence = () => {
    if (!isAsked) return "Stores are found by the products and the ZIP code of the address.";
    if (loading) return `Looking for stores near ${postalCode}…`;
    if (error) return failureSentence(error);
    return stores.length === 0 ? `No store near ${postalCode} has all of it.` : "";
  };
  return (
    <>
      <p role="status" className="muted">
        {sentence()}
      </p>
      <RadioField
        name="pickupLocationId"
        legend="Store"
        choices={stores.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
      />
    </>
  );
}
