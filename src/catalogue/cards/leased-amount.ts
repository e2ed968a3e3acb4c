/** What one piece of a product comes to with shipping and tax, which is what is leased of it (LEASE-73). */
import { estimateLeased, maxLeased } from "#contract/leases/estimate";
import type { Cents } from "#contract/money/money";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import type { CardView } from "../views/catalogue-views";

type Priced = Pick<CardView, "regularPrice" | "salePrice" | "offer" | "shipping">;

/** @param state two letters; null: not known, so with the usual tax */
export function leasedAmount(card: Priced, state: string | null = null): Cents {
  return estimateLeased(displayedPriceCents(card), card.shipping, state);
}

/** From the least to the most it comes to in any state. */
export type LeasedRange = readonly [least: Cents, most: Cents];

export function leasedRange(card: Priced): LeasedRange {
  const cash = displayedPriceCents(card);
  return [cash + card.shipping, maxLeased(cash, card.shipping)];
}
