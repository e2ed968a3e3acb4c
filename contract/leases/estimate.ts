/**
 * Leased amount of items including shipping and tax. Every figure and limit on a page uses the three together
 * (LEASE-73). The tax is that of the customer's state, as at the checkout. Until the state is known, the
 * default rate applies and the figure is an estimate.
 */
import { floorCents, type Cents } from "../money/money";
import { maxTax, salesTax } from "../money/sales-tax";

/** Default tax rate in basis points: the middle of the nonzero statewide rates. */
export const USUAL_TAX_BASIS_POINTS = 600;

/** Tax at the default rate, for an unknown destination. */
export function usualTax(goodsCents: Cents): Cents {
  return estimateLeased(goodsCents, 0) - goodsCents;
}

/**
 * Leased amount of items with `shippingCents` shipping; 0 for no items.
 * @param state two letters; null if unknown
 */
export function estimateLeased(goodsCents: Cents, shippingCents: Cents, state: string | null = null): Cents {
  if (state !== null) return goodsCents + shippingCents + salesTax(state, goodsCents, shippingCents);
  return floorCents((goodsCents * (10_000 + USUAL_TAX_BASIS_POINTS)) / 10_000) + shippingCents;
}

/** Maximum over all states; the minimum has no tax. */
export function maxLeased(goodsCents: Cents, shippingCents: Cents): Cents {
  return goodsCents + shippingCents + maxTax(goodsCents + shippingCents);
}

/** Maximum item total that `leasedCents` covers with the default tax and free shipping. */
export function goodsWithin(leasedCents: Cents): Cents {
  return floorCents((leasedCents * 10_000) / (10_000 + USUAL_TAX_BASIS_POINTS));
}
