/** How a product can reach a customer; quote and availability use the same rules. */
import { canShip } from "#contract/checkout/delivery";
import type { Product } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { DeliveryType } from "#contract/orders/orders";
import { problem, type CheckoutProblem } from "./quote.rules";

export function canBePickedUp(product: Product): boolean {
  return product.inStorePickup;
}

/** One problem for each product that is not available for this delivery type. */
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
