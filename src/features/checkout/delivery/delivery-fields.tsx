/** The fields of the delivery step, inside its form. */
import { useEffect } from "react";
import { useFormikContext } from "formik";
import type { Address } from "#contract/customers/profile";
import { LABELS } from "#contract/messages";
import { DELIVERY_LABELS, type DeliveryType } from "#contract/orders/orders";
import { AddressWithPhone } from "../../../ui/form/address/address-fields";
import { BillingFields } from "../../../ui/form/address/billing-fields";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { FieldGroup } from "../../../ui/form/field-group";
import { RadioField } from "../../../ui/form/radio-field";
import { SavedAddresses } from "../../../ui/form/address/saved-addresses";
import { TextField } from "../../../ui/form/text-field";
import { changeDraft, readDraft } from "../input/checkout-draft";
import { DeliveryAnswer } from "../../../client/delivery/delivery-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { isSaved, type DeliveryForm } from "../input/delivery-input";

interface DeliveryFieldsProps {
  readonly addresses: readonly Address[];
  readonly productIds: readonly string[] | undefined;
}

const DELIVERY_CHOICES = [
  {
    value: "DELIVERY_SHIPPING",
    label: DELIVERY_LABELS.DELIVERY_SHIPPING,
    hint: "Delivered to your door",
  },
  {
    value: "DELIVERY_PICKUP",
    label: DELIVERY_LABELS.DELIVERY_PICKUP,
    hint: "Pick up at a store near you",
  },
] as const satisfies readonly { value: DeliveryType; label: string; hint: string }[];

export function DeliveryFields({ addresses, productIds }: DeliveryFieldsProps) {
  const { values } = useFormikContext<DeliveryForm>();
  const { user } = useVisitor();
  useStoreInput(values);
  const isPickup = values.deliveryType === "DELIVERY_PICKUP";
  return (
    <>
      <FieldGroup title="Contact">
        <TextField
          name="email"
          label={LABELS.emailAddress}
          type="email"
          autoComplete="email"
          hint="We'll send your confirmation and delivery updates here."
        />
      </FieldGroup>
      <FieldGroup title="Delivery method">
        <RadioField name="deliveryType" legend="Delivery" choices={DELIVERY_CHOICES} />
        {isPickup && <PickupPlace productIds={productIds} />}
      </FieldGroup>
      <FieldGroup title={isPickup ? LABELS.yourAddress : "Delivery address"}>
        {addresses.length > 0 && <SavedAddresses addresses={addresses} hasOther />}
        <AddressWithPhone of="shipping" />
        {!isPickup && <DeliveryAnswer postalCode={values.postalCode} productIds={productIds} />}
        {user?.type === "CUSTOMER" && !isSaved(values, addresses) && (
          <CheckboxField name="isToBeSaved" label="Save this address to my account" />
        )}
      </FieldGroup>
      <FieldGroup title="Billing address">
        <BillingFields label={isPickup ? "Same as my address" : "Same as delivery address"} />
      </FieldGroup>
    </>
  );
}

/** The pickup store, searched by its own postal code: no address is needed yet. */
function PickupPlace({ productIds }: Pick<DeliveryFieldsProps, "productIds">) {
  const { values } = useFormikContext<DeliveryForm>();
  return (
    <>
      <TextField
        name="pickupPostalCode"
        label="ZIP code to search for stores"
        autoComplete="postal-code"
        inputMode="numeric"
      />
      <DeliveryAnswer postalCode={values.pickupPostalCode} productIds={productIds} />
    </>
  );
}

/** Stores the input for a reload or a visit to another page. */
function useStoreInput(values: DeliveryForm): void {
  const typed = JSON.stringify(values);
  useEffect(() => {
    const { form } = readDraft();
    if (JSON.stringify(form) === typed) return;
    // The first run is not a change: a completed step stays complete.
    changeDraft({ form: JSON.parse(typed) as DeliveryForm, isComplete: false });
  }, [typed]);
}
