/**
 * Puts the items of an order into the cart of the current user or guest and opens the cart: back from a
 * canceled order (LEASE-67), or once more (ORDER-50).
 */
import { navigate } from "gatsby";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { BuyOrderAgainDocument, PutOrderInCartDocument } from "#contract/graphql/documents/orders.generated";
import type { PutOrderInCartMutation } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { shopApollo } from "../api/apollo-client";
import { failureSentence } from "../api/use-query-answer";
import { readCart, type CartLine } from "../cart/cart-storage";
import { ordersChanged } from "../store/order-history-slice";
import { shopStore } from "../store/shop-store";
import { storeLines } from "./store-cart";
import { syncCart } from "./sync-cart";

/** Passed to the cart page in the history entry, so that a reload shows the message again. */
export interface CameBack {
  readonly sentences: readonly string[];
}

type InCart = PutOrderInCartMutation["result"];

/** Cancels the order first. @returns a refusal; on success the page navigates away */
export async function putOrderInCart({ id, key }: OrderLink): Promise<Envelope<null>> {
  return openCartWith(async () => {
    const variables = { orderId: id, orderKey: key };
    const { data } = await shopApollo().mutate({
      mutation: PutOrderInCartDocument,
      variables,
      fetchPolicy: "no-cache",
    });
    return data?.result;
  });
}

/** @returns a refusal; on success the page navigates away */
export async function buyOrderAgain({ id, key }: OrderLink, idempotencyKey: string): Promise<Envelope<null>> {
  return openCartWith(async () => {
    const variables = { orderId: id, orderKey: key, idempotencyKey };
    const { data } = await shopApollo().mutate({
      mutation: BuyOrderAgainDocument,
      variables,
      fetchPolicy: "no-cache",
    });
    return data?.result;
  });
}

async function openCartWith(request: () => Promise<InCart | undefined>): Promise<Envelope<null>> {
  try {
    const answer = await request();
    if (!answer) return fail(MESSAGES.generic.failure);
    const { success, message, items: pieces, notices } = answer;
    if (!success) return fail(message);
    raiseQuantities(pieces);
    await syncCart();
    const state: CameBack = { sentences: [message, ...notices.map((notice) => notice.message)] };
    await navigate(ROUTES.cart, { state });
    return succeed(null, message);
  } catch (error) {
    return fail(failureSentence(error));
  } finally {
    // The order may have been cancelled even without a response.
    shopStore().dispatch(ordersChanged());
  }
}

/** A guest's cart has no transaction, so this raises quantities to a minimum to stay idempotent. */
function raiseQuantities(pieces: readonly CartLine[]): void {
  const lines = new Map(readCart().map(({ productId, quantity }) => [productId, quantity]));
  pieces.forEach(({ productId, quantity }) =>
    lines.set(productId, Math.max(lines.get(productId) ?? 0, quantity)),
  );
  storeLines(Array.from(lines, ([productId, quantity]) => ({ productId, quantity })));
}
