/** The guest cart as localStorage keeps it: a JSON array of {productId, quantity}; anything else in there is ignored. */
import { attempt } from "./dom";
import { CART_KEY } from "./page-marks";

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The lines of a stored cart; garbage, unknown shapes and quantities below 1 are left out, doubles are added up. */
export function parseCart(stored: string | null): CartLine[] {
  const quantities: Record<string, number> = {};
  attempt(() =>
    JSON.parse(stored!).forEach((line: Partial<CartLine> | null) => {
      const { productId, quantity } = line || {};
      if (typeof productId === "string" && quantity! >= 1) {
        quantities[productId] = (quantities[productId] || 0) + Math.floor(quantity!);
      }
    }),
  );
  return Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
}

/** The stored cart; empty where the browser keeps nothing for us. */
export function readCart(): CartLine[] {
  return attempt(() => parseCart(localStorage.getItem(CART_KEY))) || [];
}

/** Pieces in the cart. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds one piece. False when the browser did not store it. */
export function addToCart(productId: string): boolean {
  return storeCart([...readCart(), { productId, quantity: 1 }]);
}

/** A quantity below 1 removes the line (specification §4). False when the browser did not store it. */
export function changeQuantity(productId: string, quantity: number): boolean {
  return storeCart(readCart().map((line) => (line.productId === productId ? { productId, quantity } : line)));
}

function storeCart(lines: readonly CartLine[]): boolean {
  return !!attempt(() => {
    // Doubles and lines without pieces are settled by whoever reads.
    localStorage.setItem(CART_KEY, JSON.stringify(lines));
    return true;
  });
}
