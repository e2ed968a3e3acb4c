/** What leasing one piece of a product comes to before the customer's state is known (LEASE-73). */
import { estimateLeased } from "#contract/lease-estimate";
import { cashPriceCents, type Cents } from "#contract/money";
import type { CardView } from "../views/catalogue-views";

export function leasedAmount(card: Pick<CardView, "regularPrice" | "salePrice" | "shipping">): Cents {
  return estimateLeased(cashPriceCents(card), card.shipping);
}
