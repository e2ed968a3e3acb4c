/**
 * Selects the automatic offers pages display (CHECKOUT-14): only those whose displayed price is the maximum
 * charged, because other discounts can only lower the price. Also their text and the earlier price
 * (PRICING-8). Pure.
 */
import type { Cents } from "../money/money";
import { listOfNames } from "./scope";
import type { Segment } from "../customers/segments";
import { lastDayOf } from "./displayed-offers";

export interface OfferTerms {
  readonly isAutomatic: boolean;
  readonly percentOff: number | null;
  readonly combines: boolean;
  readonly smallestSubTotal: Cents;
  readonly setSize: number | null;
  readonly segment: Segment;
  readonly firstOrdersOnly: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerDay: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly budget: Cents | null;
}

/** In the order of checks. */
export const OFF_PAGES = {
  CODE: "customers have to type in its code",
  KIND: "it isn't a percentage off",
  ALONE: "it can't be combined, so another promotion may apply instead",
  SMALLEST: "it has a minimum subtotal",
  SET: "it applies to full sets only",
  SEGMENT: "it isn't for everyone",
  FIRST: "it's for first orders only",
  LIMIT: "it has a use limit",
} as const;
export type OffPages = keyof typeof OFF_PAGES;

/** First reason why pages do not display a promotion; null if they do. */
export function whyOffPages(terms: OfferTerms): OffPages | null {
  const { maxUses, maxUsesPerDay, maxUsesPerCustomer, budget } = terms;
  const limits = [maxUses, maxUsesPerDay, maxUsesPerCustomer, budget];
  if (!terms.isAutomatic) return "CODE";
  if (terms.percentOff === null) return "KIND";
  if (!terms.combines) return "ALONE";
  if (terms.smallestSubTotal > 0) return "SMALLEST";
  if (terms.setSize !== null) return "SET";
  if (terms.segment !== "EVERYBODY") return "SEGMENT";
  if (terms.firstOrdersOnly) return "FIRST";
  return limits.some((limit) => limit !== null) ? "LIMIT" : null;
}

/** Days before an offer or price drop in which the lowest price is determined (PRICING-8, WISH-7). */
export const WAS_PRICE_DAYS = 30;
/** Retention of the price history. */
export const PRICE_RETENTION_DAYS = 400;

/** Prices of a product in the WAS_PRICE_DAYS before an offer or price drop. */
export interface EarlierPrices {
  readonly lowest: Cents;
  /** True if the product had a price at the start of these days. */
  readonly isWhole: boolean;
}

/**
 * "Was" price beside an offer price (PRICING-8).
 * @param before null if there was no price or the offer's start is unknown
 */
export function wasPriceOf(before: EarlierPrices | null, offerPrice: Cents): Cents | null {
  return before?.isWhole ? fellFrom(before.lowest, offerPrice) : null;
}

/**
 * Displayable earlier price: the lowest one, if the price is lower now (PRICING-8, WISH-7).
 * @param lowest null without an earlier price
 */
export function fellFrom(lowest: Cents | null, now: Cents): Cents | null {
  return lowest !== null && lowest > now ? lowest : null;
}

const DAY_OF_MONTH = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

interface NamedOffer {
  readonly percentOff: number | null;
  readonly label: string;
}

/**
 * "10% off: Summer sale, until Nov 30".
 * @param offers in the order of discounts
 * @param endsAt of the first to end
 */
export function offerWords(offers: readonly NamedOffer[], endsAt: Date | null): string {
  const names = listOfNames(offers.map(({ percentOff, label }) => `${percentOff}% off: ${label}`));
  if (endsAt === null) return names;
  return `${names}, until ${DAY_OF_MONTH.format(new Date(`${lastDayOf(endsAt)}T00:00:00Z`))}`;
}
