/** The cart of this browser with prices and stock, without the store and the GraphQL client of the islands. */
import { useEffect, useState } from "react";
import { CartLinesDocument } from "#contract/graphql/documents/cart.generated";
import { queryApi } from "../../client/http/query-api";
import { readCart } from "../../client/cart/cart-storage";
import { CART_EVENT } from "../../client/page/page-marks";
import { cartLineViews, MOST_LINES, type CartLineView } from "./cart-lines";

export type LatestLines = readonly CartLineView[] | "loading" | "failed";

/** Latest first; what is put in or taken out meanwhile, here or in another tab, shows too. */
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

async function loadLines(signal: AbortSignal): Promise<CartLineView[]> {
  const lines = readCart().slice(0, MOST_LINES).reverse();
  if (lines.length === 0) return [];
  const productIds = lines.map((line) => line.productId);
  const answer = await queryApi(CartLinesDocument, { productIds }, { signal });
  return cartLineViews(lines, answer.getCartProducts);
}
