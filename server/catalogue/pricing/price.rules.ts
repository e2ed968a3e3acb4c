/** From what we pay to what a shopper pays (PRICING-4, PRICING-5). Pure, and exact: integers all the way. */
import type { RoundingMethod } from "#contract/pricing/schema";
import type { Cents } from "#contract/money/money";
import type { RuleContent } from "./pricing.record";

/** What a price column holds. */
const HIGHEST_PRICE: Cents = 2_147_483_647;
const DOLLAR = 100;

type Markup = Pick<RuleContent, "markupType" | "markupValue" | "roundingMethod">;

/**
 * @param cost what we pay, in cents, 1 or more
 * @returns the price in cents: never below the cost, never above what the shop can keep
 */
export function markUp(cost: Cents, { markupType, markupValue, roundingMethod }: Markup): Cents {
  // Below 2^31 cents and 10^5 basis points the product is exact.
  const exact =
    markupType === "FIXED" ? cost + markupValue : Math.floor((cost * (10_000 + markupValue)) / 10_000);
  const rounded = ROUND[roundingMethod](exact);
  // Rounding to the nearest may end below what we pay: then the next price of that kind.
  return Math.min(rounded < cost ? rounded + DOLLAR : rounded, HIGHEST_PRICE);
}

const ROUND: Readonly<Record<RoundingMethod, (price: Cents) => Cents>> = {
  EXACT: (price) => price,
  UP_TO_DOLLAR: (price) => Math.ceil(price / DOLLAR) * DOLLAR,
  NEAREST_DOLLAR: nearestDollar,
  UP_TO_99: (price) => Math.ceil((price + 1) / DOLLAR) * DOLLAR - 1,
  NEAREST_99: (price) => Math.max(nearestDollar(price + 1) - 1, DOLLAR - 1),
};

/** Half a dollar goes up. */
function nearestDollar(price: Cents): Cents {
  return Math.floor((price + DOLLAR / 2) / DOLLAR) * DOLLAR;
}
