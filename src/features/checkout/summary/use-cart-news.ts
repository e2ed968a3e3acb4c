/** Records the products of a quote, so that changes appear as notices above it (CART-13). */
import { useEffect } from "react";
import { recordProducts } from "../../../client/cart/cart-changes";
import { readCart } from "../../../client/cart/cart-storage";
import type { LiveQuote } from "./use-quote";

export function useCartNews({ quote, isAsking }: Pick<LiveQuote, "quote" | "isAsking">): void {
  useEffect(() => {
    if (!quote || isAsking) return;
    const quoted = new Set(quote.lines.map(({ productId }) => productId));
    const isAnyGone = quote.errors.some(({ code }) => code === "PRODUCT_GONE");
    const gone = isAnyGone ? readCart().filter(({ productId }) => !quoted.has(productId)) : [];
    recordProducts([
      ...quote.lines.map(({ productId, name, price }) => ({ productId, name, price })),
      ...gone.map(({ productId }) => ({ productId, name: "", price: null })),
    ]);
  }, [quote, isAsking]);
}
