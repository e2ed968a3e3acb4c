/** What is sent to the API: the same input asks for the price and places the order. */
import { checkoutAddressInput } from "#contract/checkout";
import type { CheckoutAddressInput, CheckoutInput } from "#contract/graphql/generated";
import type { OrderLink } from "#contract/site-paths";
import type { CheckoutDraft } from "./checkout-draft";
import type { CheckoutSource } from "./checkout-source";
import type { DeliveryForm } from "./delivery-input";

/** @param draft its address goes along once the delivery step was accepted */
export function cartInput(source: CheckoutSource, draft: CheckoutDraft): CheckoutInput {
  const { form, isComplete, promotionCode } = draft;
  const code = promotionCode ? { promotionCode } : {};
  return form
    ? { ...source, ...code, ...deliveryOf(form, isComplete) }
    : { ...source, ...code, deliveryType: "DELIVERY_SHIPPING" };
}

/** An order that was placed before, to be paid another way. */
export function orderInput({ id, key }: OrderLink): CheckoutInput {
  return {
    mode: "CREATE_FRESH_ORDER",
    deliveryType: "DELIVERY_SHIPPING",
    orderId: id,
    ...(key ? { orderKey: key } : {}),
  };
}

/** @param isComplete false: the address is still being typed and is left out */
export function deliveryOf(
  form: DeliveryForm,
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

/** As the shared rules clean it: trimmed, billing fields only where they differ. */
function addressOf(form: DeliveryForm): CheckoutAddressInput {
  const read = checkoutAddressInput.cast(form, { stripUnknown: true, assert: false });
  return { ...read, isBillingShippingSame: form.isBillingShippingSame } as CheckoutAddressInput;
}

/** The contents that identify an order, for its key; price and payment method are not among them. */
export function contentsOf({
  mode,
  items,
  address,
  deliveryType,
  pickupLocationId,
  promotionCode,
}: CheckoutInput): string {
  return JSON.stringify([mode, items, address, deliveryType, pickupLocationId, promotionCode]);
}
