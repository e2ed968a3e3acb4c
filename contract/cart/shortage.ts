/** Why so many pieces of a product cannot be ordered: the one rule of cart, mini cart, quote and order (CART-12). Pure. */
import { CHECKOUT_MESSAGES } from "../checkout/messages";

export interface Shortage {
  readonly kind: "SOLD_OUT" | "SHORT" | "OVER_MOST";
  /** Pieces that can be ordered instead. */
  readonly most: number;
}

/**
 * @param left pieces in stock
 * @param most pieces one order may hold, whatever the stock (maxPerOrder)
 * @returns null when they can be ordered
 */
export function shortageOf(quantity: number, left: number, most: number): Shortage | null {
  const inStock = Math.max(0, left);
  if (inStock < Math.min(quantity, most))
    return { kind: inStock === 0 ? "SOLD_OUT" : "SHORT", most: inStock };
  return quantity > most ? { kind: "OVER_MOST", most } : null;
}

/** The same in a sentence that names the product. */
export function shortageSentence(name: string, { kind, most }: Shortage): string {
  return kind === "OVER_MOST"
    ? CHECKOUT_MESSAGES.tooMany(name, most)
    : CHECKOUT_MESSAGES.outOfStock(name, most);
}
