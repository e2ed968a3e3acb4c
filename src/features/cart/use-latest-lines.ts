/**
 * The cart of this browser with prices and stock, without the store and the GraphQL client of the islands.
 */
import { useEffect, useState } from "react";
import { CartLinesDocument } from "#contract/graphql/documents/cart.generated";
import { queryApi } from "../../client/http/query-api";
import { recordProducts } from "../../client/cart/cart-changes";
import { readCart } from "../../client/cart/cart-storage";
import { CART_EVENT } from "../../client/page/page-keys";
import { storedPlace } from "../../client/page/place";
import { cartLineViews, MAX_LINES, toAnsweredProduct, type CartLineView } from "./cart-lines";
import { requestOffers, type Quoted } from "./offers/cart-offers";

export interface LatestCart {
  readonly lines: readonly CartLineView[];
  /** The quote for the lines; null without a response. */
  readonly quoted: Quoted | null;
}
export type LatestLines = LatestCart | "loading" | "failed";

/** Latest first; follows changes by this and other tabs. */
export function useLatestLines(): LatestLines {
  const [lines, setLines] = useState<LatestLines>("loading");
  useEffect(() => {
    let mine = new AbortController();
    const read = () => {
      mine.abort();
      mine = new AbortController();
      const { signal } = mine;
      loadLines(signal).then(setLines, () => {
        if (!signal.aborted) setLines("failed");
      });
    };
    read();
    addEventListener("storage", read);
    addEventListener(CART_EVENT, read);
    return () => {
      mine.abort();
      removeEventListener("storage", read);
      removeEventListener(CART_EVENT, read);
    };
  }, []);
  return lines;
}

async function loadLines(signal: AbortSignal): Promise<LatestCart> {
  const lines = readCart().slice(0, MAX_LINES).reverse();
  if (lines.length === 0) return { lines: [], quoted: null };
  const productIds = lines.map((line) => line.productId);
  const [answer, quoted] = await Promise.all([
    queryApi(CartLinesDocument, { productIds }, { signal }),
    requestOffers(lines, storedPlace(), signal),
  ]);
  recordProducts(answer.getCartProducts.map(toAnsweredProduct));
  return { lines: cartLineViews(lines, answer.getCartProducts), quoted };
}
