/**
 * What goods come to with shipping and tax, which are leased with them: every figure a page shows and every limit it judges
 * by is of the three together (LEASE-73). The tax is that of the customer's state, as at the checkout; until the state is
 * known it is the usual one, and the figure an estimate.
 */
import { floorCents, type Cents } from "../money/money";
import { maxTax, salesTax } from "../money/sales-tax";

/** The middle of the state-wide rates where there is a sales tax, in basis points. */
export const USUAL_TAX_BASIS_POINTS = 600;

/** Tax on goods where it is not known where they go. */
export function usualTax(goodsCents: Cents): Cents {
  return estimateLeased(goodsCents, 0) - goodsCents;
}

/** What is leased of goods that are sent for `shippingCents`; 0 of nothing. @param state two letters; null: not known yet */
export function estimateLeased(goodsCents: Cents, shippingCents: Cents, state: string | null = null): Cents {
  if (state !== null) return goodsCents + shippingCents + salesTax(state, goodsCents, shippingCents);
  return floorCents((goodsCents * (10_000 + USUAL_TAX_BASIS_POINTS)) / 10_000) + shippingCents;
}

/** The most it can come to in any state; the least has no tax. */
export function maxLeased(goodsCents: Cents, shippingCents: Cents): Cents {
  return goodsCents + shippingCents + maxTax(goodsCents + shippingCents);
}

/** The dearest goods that `leasedCents` cover with the usual tax, sent for nothing. */
export function goodsWithin(leasedCents: Cents): Cents {
  return floorCents((leasedCents * 10_000) / (10_000 + USUAL_TAX_BASIS_POINTS));
}
