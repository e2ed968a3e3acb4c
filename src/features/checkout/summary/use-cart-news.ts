/** Records the products of a quote, so that changes appear as notices above it (CART-13). */
import { useEffect } from "react";
import { recordProducts } from "../../../client/cart/cart-changes";
import { readCart } from "../../../client/cart/cart-storage";
import type { LiveQuote } from "./use-quote";

export function useCartNews({ quote, isLoading }: Pick<LiveQuote, "quote" | "isLoading">): void {
  useEffect(() => {
    if (!quote || isLoading) return;
    const quoted = new Set(quote.lines.map(({ productId }) => productId));
    const hasMissing = quote.errors.some(({ code }) => code === "PRODUCT_GONE");
    const missing = hasMissing ? readCart().filter(({ productId }) => !quoted.has(productId)) : [];
    recordProducts([
      ...quote.lines.map(({ productId, name, price }) => ({ productId, name, price })),
      ...missing.map(({ productId }) => ({ productId, name: "", price: null })),
    ]);
  }, [quote, isLoading]);
}
