/** Delivery options of a product; quote and availability share these rules. */
import { canShip } from "#contract/checkout/delivery";
import type { Product } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { DeliveryType } from "#contract/orders/orders";
import { problem, type CheckoutProblem } from "./quote.rules";

export function canBePickedUp(product: Product): boolean {
  return product.inStorePickup;
}

/** One problem per product unavailable for this delivery type. */
export function deliveryProblems(
  deliveryType: DeliveryType,
  products: readonly Product[],
): CheckoutProblem[] {
  const { noPickup, noShipping } = MESSAGES.checkout;
  const [isPossible, sentence] =
    deliveryType === "DELIVERY_PICKUP" ? [canBePickedUp, noPickup] : [canShip, noShipping];
  return products
    .filter((product) => !isPossible(product))
    .map(({ name }) => problem("DELIVERY_NOT_POSSIBLE", sentence(name), "deliveryType"));
}
