/** The API's checkout input, the same for quotes and for placing the order. */
import type { CheckoutInput } from "#contract/graphql/generated";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import type { OrderLink } from "#contract/orders/paths";
import { deliveryOf } from "../../../client/delivery/delivery-call";
import { storedPlace } from "../../../client/page/place";
import type { DeliveryForm } from "./delivery-input";
import type { CheckoutDraft } from "./checkout-draft";
import type { CheckoutSource } from "./checkout-source";

/** @param draft its address is included once the delivery step was accepted */
export function cartInput(source: CheckoutSource, draft: CheckoutDraft): CheckoutInput {
  const { form, isComplete, promotionCode } = draft;
  const code = promotionCode ? { promotionCode } : {};
  const place = form && isComplete ? {} : placeOf(form);
  return form
    ? { ...source, ...code, ...place, ...deliveryOf(form, isComplete) }
    : { ...source, ...code, ...place, deliveryType: "DELIVERY_SHIPPING" };
}

/** Before the address is complete: the typed postal code, or the stored one. */
function placeOf(form: DeliveryForm | null): Pick<CheckoutInput, "postalCode"> {
  const typed = form?.postalCode.trim() ?? "";
  const postalCode = stateOfPostalCode(typed) === null ? storedPlace() : typed;
  return postalCode === null ? {} : { postalCode };
}

/** An existing order, to be paid another way. */
export function orderInput({ id, key }: OrderLink): CheckoutInput {
  return {
    mode: "CREATE_FRESH_ORDER",
    deliveryType: "DELIVERY_SHIPPING",
    orderId: id,
    ...(key ? { orderKey: key } : {}),
  };
}

/** The contents that identify an order, for its key; excludes price and payment method. */
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
