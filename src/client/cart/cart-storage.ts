/**
 * This browser's cart as localStorage keeps it: a JSON array of {productId, quantity}; anything else in there is
 * ignored. A guest has no other cart; for a customer it mirrors the account's (../sync-cart.ts).
 */
import { ignoringErrors } from "../page/dom";
import { CART_KEY } from "../page/page-marks";

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The lines of a stored cart; garbage, unknown shapes and quantities below 1 are left out, doubles are added up. */
export function parseCart(stored: string | null | undefined): CartLine[] {
  // A map keeps the order in which they came, where an object would sort ids that are numbers.
  const quantities = new Map<string, number>();
  ignoringErrors(() =>
    JSON.parse(stored!).forEach((line: Partial<CartLine> | null) => {
      const { productId, quantity } = line || {};
      if (typeof productId === "string" && quantity! >= 1) {
        quantities.set(productId, (quantities.get(productId) || 0) + Math.floor(quantity!));
      }
    }),
  );
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** The stored cart; empty where the browser keeps nothing for us. */
export function readCart(): CartLine[] {
  return parseCart(ignoringErrors(() => localStorage.getItem(CART_KEY)));
}

/** Pieces in the cart. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds one piece. False when the browser did not store it. */
export function addToCart(productId: string): boolean {
  return storeCart([...readCart(), { productId, quantity: 1 }]);
}

/** A quantity below 1 removes the line (CART-2). False when the browser did not store it. */
export function changeQuantity(productId: string, quantity: number): boolean {
  return storeCart(readCart().map((line) => (line.productId === productId ? { productId, quantity } : line)));
}

/** Keeps these lines and no others. False when the browser did not store them. */
export function storeCart(lines: readonly CartLine[]): boolean {
  return !!ignoringErrors(() => {
    // parseCart adds up doubles and drops lines without pieces.
    localStorage.setItem(CART_KEY, JSON.stringify(lines));
    return true;
  });
}
