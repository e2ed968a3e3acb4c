/** How a product can reach a customer; the quote and the availability answer the same. */
import type { Product } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { DeliveryType } from "#contract/orders";
import { problem, type CheckoutProblem } from "./quote.rules";

/** What stores alone sell is not sent. */
export function canShip(product: Product): boolean {
  return product.onlineAvailability || !product.inStorePickup;
}

export function canBePickedUp(product: Product): boolean {
  return product.inStorePickup;
}

/** What keeps products from reaching the customer that way, a problem for each. */
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
