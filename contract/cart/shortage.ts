/** Why a quantity cannot be ordered: the single rule of cart, mini cart, quote and order (CART-12). Pure. */
import { CHECKOUT_MESSAGES } from "../checkout/messages";

export interface Shortage {
  readonly kind: "SOLD_OUT" | "SHORT" | "OVER_MOST";
  /** Units that can be ordered instead. */
  readonly orderable: number;
}

/**
 * @param available units in stock
 * @param max units one order may hold, regardless of stock (maxPerOrder)
 * @returns null if the quantity can be ordered
 */
export function shortageOf(quantity: number, available: number, max: number): Shortage | null {
  const inStock = Math.max(0, available);
  if (inStock < Math.min(quantity, max))
    return { kind: inStock === 0 ? "SOLD_OUT" : "SHORT", orderable: inStock };
  return quantity > max ? { kind: "OVER_MOST", orderable: max } : null;
}

/** The shortage in a sentence with the product's name. */
export function shortageSentence(name: string, { kind, orderable }: Shortage): string {
  return kind === "OVER_MOST"
    ? CHECKOUT_MESSAGES.tooMany(name, orderable)
    : CHECKOUT_MESSAGES.outOfStock(name, orderable);
}
