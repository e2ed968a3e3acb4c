/** Why a quantity cannot be ordered: the single rule of cart, mini cart, quote and order (CART-12). Pure. */
import { CHECKOUT_MESSAGES } from "../checkout/messages";

export interface Shortage {
  readonly kind: "SOLD_OUT" | "SHORT" | "OVER_MOST";
  /** Units that can be ordered instead. */
  readonly most: number;
}

/**
 * @param left units in stock
 * @param most units one order may hold, regardless of stock (maxPerOrder)
 * @returns null if the quantity can be ordered
 */
export function shortageOf(quantity: number, left: number, most: number): Shortage | null {
  const inStock = Math.max(0, left);
  if (inStock < Math.min(quantity, most))
    return { kind: inStock === 0 ? "SOLD_OUT" : "SHORT", most: inStock };
  return quantity > most ? { kind: "OVER_MOST", most } : null;
}

/** The shortage in a sentence with the product's name. */
export function shortageSentence(name: string, { kind, most }: Shortage): string {
  return kind === "OVER_MOST"
    ? CHECKOUT_MESSAGES.tooMany(name, most)
    : CHECKOUT_MESSAGES.outOfStock(name, most);
}
