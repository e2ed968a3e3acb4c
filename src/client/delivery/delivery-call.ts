/** Maps form fields to the API's order addresses and delivery. */
import { checkoutAddressInput } from "#contract/checkout/schema";
import type { CheckoutAddressInput, CheckoutInput } from "#contract/graphql/generated";
import type { DeliveryType } from "#contract/orders/orders";

interface DeliveryFields {
  readonly deliveryType: DeliveryType;
  readonly pickupLocationId?: string | undefined;
  readonly isBillingShippingSame: boolean;
}

/**
 * @param form fields of contract/checkout/schema.ts; ignores other fields
 * @param isComplete false: the address is still being typed and is left out
 */
export function deliveryOf(
  form: DeliveryFields,
  isComplete = true,
): Pick<CheckoutInput, "address" | "deliveryType" | "pickupLocationId"> {
  const { deliveryType, pickupLocationId } = form;
  const isPickup = deliveryType === "DELIVERY_PICKUP";
  return {
    deliveryType,
    ...(isPickup && pickupLocationId ? { pickupLocationId } : {}),
    ...(isComplete ? { address: addressOf(form) } : {}),
  };
}

/** Normalized by the shared rules: trimmed, billing fields only where they differ. */
function addressOf(form: DeliveryFields): CheckoutAddressInput {
  const read = checkoutAddressInput.cast(form, { stripUnknown: true, assert: false });
  return { ...read, isBillingShippingSame: form.isBillingShippingSame } as CheckoutAddressInput;
}
