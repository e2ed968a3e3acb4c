/**
 * Selects the automatic offers pages display (CHECKOUT-14): only those whose displayed price is the maximum
 * charged, because other discounts can only lower the price. Also their text and the earlier price
 * (PRICING-8). Pure.
 */
import type { Cents } from "../money/money";
import { CONDITIONS } from "./kinds/kinds";
import { effectOf, type ConditionName, type Effect, type Terms } from "./kinds/terms";
import { listOfNames } from "./scope";
import type { Segment } from "../customers/segments";
import { lastDayOf } from "./displayed-offers";

export interface OfferTerms {
  /** Null for an effect of a newer version. */
  readonly effect: Effect | null;
  readonly conditions: readonly ConditionName[];
  readonly isAutomatic: boolean;
  readonly combines: boolean;
  readonly setSize: number | null;
  readonly segment: Segment;
  readonly firstOrdersOnly: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerDay: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly budget: Cents | null;
}

/** In the order of checks; conditions of the cart come before sets, with reasons of their own. */
export const OFF_PAGES = {
  CODE: "customers have to type in its code",
  KIND: "its discount depends on the rest of the cart",
  ALONE: "it can't be combined, so another promotion may apply instead",
  SET: "it applies to full sets only",
  SEGMENT: "it isn't for everyone",
  FIRST: "it's for first orders only",
  LIMIT: "it has a use limit",
} as const;

/** First reason why pages do not display a promotion; null if they do. */
export function whyOffPages(terms: OfferTerms): string | null {
  const { effect, maxUses, maxUsesPerDay, maxUsesPerCustomer, budget } = terms;
  const limits = [maxUses, maxUsesPerDay, maxUsesPerCustomer, budget];
  const [condition] = terms.conditions;
  if (!terms.isAutomatic) return OFF_PAGES.CODE;
  if (effect?.of !== "GOODS" || !effect.isOnPages) return OFF_PAGES.KIND;
  if (!terms.combines) return OFF_PAGES.ALONE;
  if (condition) return CONDITIONS[condition].offPages;
  if (terms.setSize !== null) return OFF_PAGES.SET;
  if (terms.segment !== "EVERYBODY") return OFF_PAGES.SEGMENT;
  if (terms.firstOrdersOnly) return OFF_PAGES.FIRST;
  return limits.some((limit) => limit !== null) ? OFF_PAGES.LIMIT : null;
}

/**
 * Whether a promotion may take other promotions off pages: standalone free shipping, where it discounts more,
 * applies instead, and items and their tax cost more than pages would say.
 */
export function hidesOffers({ effect, combines, isAutomatic }: OfferTerms): boolean {
  return isAutomatic && !combines && effect?.of === "SHIPPING";
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

interface NamedOffer extends Terms {
  readonly label: string;
}

/**
 * "10% off: Summer sale, until Nov 30".
 * @param offers in the order of discounts
 * @param endsAt of the first to end
 */
export function offerWords(offers: readonly NamedOffer[], endsAt: Date | null): string {
  const names = listOfNames(offers.map((offer) => `${effectOf(offer)?.words(offer)}: ${offer.label}`));
  if (endsAt === null) return names;
  return `${names}, until ${DAY_OF_MONTH.format(new Date(`${lastDayOf(endsAt)}T00:00:00Z`))}`;
}
