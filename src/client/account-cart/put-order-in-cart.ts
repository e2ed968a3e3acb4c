/** Puts a placed order back into the cart of the current user or guest and opens the cart (LEASE-67). */
import { navigate } from "gatsby";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { PutOrderInCartDocument } from "#contract/graphql/documents/orders.generated";
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

/** @returns a refusal; on success the page navigates away */
export async function putOrderInCart({ id, key }: OrderLink): Promise<Envelope<null>> {
  try {
    const { data } = await shopApollo().mutate({
      mutation: PutOrderInCartDocument,
      variables: { orderId: id, orderKey: key },
      fetchPolicy: "no-cache",
    });
    if (!data) return fail(MESSAGES.generic.failure);
    const { success, message, items: pieces, notices } = data.result;
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
