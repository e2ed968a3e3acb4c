/**
 * This browser's cart in localStorage: a JSON array of {productId, quantity}; ignores other content. For a
 * guest this is the only cart; for a customer it mirrors the account's (../account-cart/sync-cart.ts).
 */
import { ignoringErrors, parse, stored, stringify } from "../page/dom";
import { CART_KEY } from "../page/page-keys";

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The stored lines, possibly several per product; drops unknown shapes and quantities below 1. */
function storedLines(text: string | null | undefined): CartLine[] {
  const isLine = (line: Partial<CartLine> | null) =>
    typeof line?.productId === "string" && line.quantity! >= 1;
  return ignoringErrors(() => parse(text!).filter(isLine)) || [];
}

/** The stored lines, merged per product, in insertion order. */
export function parseCart(text: string | null | undefined): CartLine[] {
  // A map keeps insertion order, where an object would sort numeric ids.
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of storedLines(text)) {
    quantities.set(productId, (quantities.get(productId) || 0) + Math.floor(quantity));
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** The stored cart; empty when the browser has no storage. */
export function readCart(): CartLine[] {
  return parseCart(stored(CART_KEY));
}

/** Number of items in the stored cart. */
export function countStoredPieces(): number {
  return storedLines(stored(CART_KEY)).reduce((sum, line) => sum + line.quantity, 0);
}

/** Appends items as a new line; readers merge lines. False when storing failed. */
export function addToCart(productId: string, quantity = 1): boolean {
  return storeCart([...storedLines(stored(CART_KEY)), { productId, quantity }]);
}

/** Replaces the stored lines. False when storing failed. */
export function storeCart(lines: readonly CartLine[]): boolean {
  // parseCart merges duplicates and drops empty lines.
  return !!ignoringErrors(() => (localStorage[CART_KEY] = stringify(lines)));
}
