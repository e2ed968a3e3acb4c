/**
 * This browser's cart as localStorage keeps it: a JSON array of {productId, quantity}; anything else in there is
 * ignored. A guest has no other cart; for a customer it mirrors the account's (../sync-cart.ts).
 */
import { ignoringErrors, parse, stringify } from "../page/dom";
import { CART_KEY } from "../page/page-marks";

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The lines as they are stored, a product perhaps in several; garbage, unknown shapes and quantities below 1 left out. */
function storedLines(stored: string | null | undefined): CartLine[] {
  const isLine = (line: Partial<CartLine> | null) =>
    typeof line?.productId === "string" && line.quantity! >= 1;
  return ignoringErrors(() => parse(stored!).filter(isLine)) || [];
}

function stored(): string | null | undefined {
  return ignoringErrors(() => localStorage.getItem(CART_KEY));
}

/** The lines of a stored cart, one for each product in the order they came. */
export function parseCart(text: string | null | undefined): CartLine[] {
  // A map keeps the order in which they came, where an object would sort ids that are numbers.
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of storedLines(text)) {
    quantities.set(productId, (quantities.get(productId) || 0) + Math.floor(quantity));
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** The stored cart; empty where the browser keeps nothing for us. */
export function readCart(): CartLine[] {
  return parseCart(stored());
}

/** Pieces in the stored cart. */
export function countStoredPieces(): number {
  return storedLines(stored()).reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds one piece, as a line of its own: the inline script leaves adding up to who reads. False when it was not stored. */
export function addToCart(productId: string): boolean {
  return storeCart([...storedLines(stored()), { productId, quantity: 1 }]);
}

/** Keeps these lines and no others. False when the browser did not store them. */
export function storeCart(lines: readonly CartLine[]): boolean {
  return !!ignoringErrors(() => {
    // parseCart adds up doubles and drops lines without pieces.
    localStorage.setItem(CART_KEY, stringify(lines));
    return true;
  });
}
