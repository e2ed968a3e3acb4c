/** The leased amount of one item: price with shipping and tax (LEASE-73). */
import { estimateLeased, maxLeased } from "#contract/leases/estimate";
import type { Cents } from "#contract/money/money";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import type { CardView } from "../views/catalogue-views";

type Priced = Pick<CardView, "regularPrice" | "salePrice" | "offer" | "shipping">;

/** @param state two letters; null = unknown, so with the estimated tax */
export function leasedAmount(card: Priced, state: string | null = null): Cents {
  return estimateLeased(displayedPriceCents(card), card.shipping, state);
}

/** Lowest and highest leased amount over all states. */
export type LeasedRange = readonly [least: Cents, most: Cents];

export function leasedRange(card: Priced): LeasedRange {
  const cash = displayedPriceCents(card);
  return [cash + card.shipping, maxLeased(cash, card.shipping)];
}
