/**
 * Which automatic offers pages show (CHECKOUT-14): those of which what a page says is always charged, as whatever else counts can only
 * take more off. Their words, and the price that was asked before (PRICING-8). Pure.
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
  readonly mostUses: number | null;
  readonly mostUsesPerDay: number | null;
  readonly mostUsesPerCustomer: number | null;
  readonly budget: Cents | null;
}

/** In the order they are looked at. */
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

/** The first reason why pages do not show a promotion; null: they do. */
export function whyOffPages(terms: OfferTerms): OffPages | null {
  const { mostUses, mostUsesPerDay, mostUsesPerCustomer, budget } = terms;
  const limits = [mostUses, mostUsesPerDay, mostUsesPerCustomer, budget];
  if (!terms.isAutomatic) return "CODE";
  if (terms.percentOff === null) return "KIND";
  if (!terms.combines) return "ALONE";
  if (terms.smallestSubTotal > 0) return "SMALLEST";
  if (terms.setSize !== null) return "SET";
  if (terms.segment !== "EVERYBODY") return "SEGMENT";
  if (terms.firstOrdersOnly) return "FIRST";
  return limits.some((limit) => limit !== null) ? "LIMIT" : null;
}

/** How long before an offer or a drop the lowest price is looked for (PRICING-8, WISH-7). */
export const WAS_PRICE_DAYS = 30;
/** How long prices are remembered. */
export const PRICE_RETENTION_DAYS = 400;

/** The prices of a product in the WAS_PRICE_DAYS before an offer or a drop. */
export interface EarlierPrices {
  readonly lowest: Cents;
  /** Whether it had one when these days began. */
  readonly isWhole: boolean;
}

/** The "was" price beside the price of an offer (PRICING-8). @param before null: it had none, or nobody knows when the offer began */
export function wasPriceOf(before: EarlierPrices | null, offerPrice: Cents): Cents | null {
  return before?.isWhole ? fellFrom(before.lowest, offerPrice) : null;
}

/** What may be said that a price was before: the lowest, if it is lower now (PRICING-8, WISH-7). @param lowest null: there was none */
export function fellFrom(lowest: Cents | null, now: Cents): Cents | null {
  return lowest !== null && lowest > now ? lowest : null;
}

const DAY_OF_MONTH = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

interface NamedOffer {
  readonly percentOff: number | null;
  readonly label: string;
}

/** "10% off: Summer sale, until Nov 30". @param offers in the order they are taken off @param endsAt of the first to end */
export function offerWords(offers: readonly NamedOffer[], endsAt: Date | null): string {
  const names = listOfNames(offers.map(({ percentOff, label }) => `${percentOff}% off: ${label}`));
  if (endsAt === null) return names;
  return `${names}, until ${DAY_OF_MONTH.format(new Date(`${lastDayOf(endsAt)}T00:00:00Z`))}`;
}
