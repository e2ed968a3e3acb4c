/**
 * What leasing goods comes to before the customer's state is known. Shipping and sales tax are leased with the goods, so
 * every figure a page shows and every limit it judges by is of the three together (LEASE-73). Once the state is known the
 * checkout has the amount itself.
 */
import { floorCents, type Cents } from "./money";

/** The middle of the state-wide rates where there is a sales tax, in basis points. */
export const USUAL_TAX_BASIS_POINTS = 600;

/** Tax on goods where it is not known where they go. */
export function usualTax(goodsCents: Cents): Cents {
  return estimateLeased(goodsCents, 0) - goodsCents;
}

/** What is leased of goods that are sent for `shippingCents`; 0 of nothing. */
export function estimateLeased(goodsCents: Cents, shippingCents: Cents): Cents {
  return floorCents((goodsCents * (10_000 + USUAL_TAX_BASIS_POINTS)) / 10_000) + shippingCents;
}

/** The dearest goods that `leasedCents` cover with the usual tax, sent for nothing. */
export function goodsWithin(leasedCents: Cents): Cents {
  return floorCents((leasedCents * 10_000) / (10_000 + USUAL_TAX_BASIS_POINTS));
}
