/** Computes the shop's price from its cost (PRICING-4, PRICING-5). Pure, with exact integer arithmetic. */
import type { RoundingMethod } from "#contract/pricing/schema";
import type { Cents } from "#contract/money/money";
import type { RuleContent } from "./pricing.record";

/** Maximum of a price column. */
const MAX_PRICE: Cents = 2_147_483_647;
const DOLLAR = 100;

type Markup = Pick<RuleContent, "markupType" | "markupValue" | "roundingMethod">;

/**
 * @param cost the shop's cost in cents, at least 1
 * @returns the price in cents: never below cost or above the storable maximum
 */
export function markUp(cost: Cents, { markupType, markupValue, roundingMethod }: Markup): Cents {
  // The product is exact below 2^31 cents and 10^5 basis points.
  const exact =
    markupType === "FIXED" ? cost + markupValue : Math.floor((cost * (10_000 + markupValue)) / 10_000);
  const rounded = ROUND[roundingMethod](exact);
  // Rounding to the nearest may fall below cost: then the next price of that kind applies.
  return Math.min(rounded < cost ? rounded + DOLLAR : rounded, MAX_PRICE);
}

const ROUND: Readonly<Record<RoundingMethod, (price: Cents) => Cents>> = {
  EXACT: (price) => price,
  UP_TO_DOLLAR: (price) => Math.ceil(price / DOLLAR) * DOLLAR,
  NEAREST_DOLLAR: nearestDollar,
  UP_TO_99: (price) => Math.ceil((price + 1) / DOLLAR) * DOLLAR - 1,
  NEAREST_99: (price) => Math.max(nearestDollar(price + 1) - 1, DOLLAR - 1),
};

/** Rounds half a dollar up. */
function nearestDollar(price: Cents): Cents {
  return Math.floor((price + DOLLAR / 2) / DOLLAR) * DOLLAR;
}
