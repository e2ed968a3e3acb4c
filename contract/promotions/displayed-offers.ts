/** The price of a page with the automatic offers it shows (CHECKOUT-14), and what is crossed out beside it (PRICING-8). Pure. */
import { shopDay } from "../time/days";
import { cashPriceCents, type Cents } from "../money/money";

/** What an offer makes of a product, as pages say it. */
export interface DisplayedOffer {
  /** Of one piece, as the checkout charges it. */
  readonly price: Cents;
  /** What was asked before, above `price`; null or left out where none may be said. */
  readonly wasPrice?: Cents | null | undefined;
  /** "10% off: Summer sale, until Nov 30". */
  readonly words: string;
  /** ISO 8601; null: nobody knows any more. */
  readonly startsAt?: string | null | undefined;
  /** ISO 8601, the first moment without it; null: nobody has said. */
  readonly endsAt?: string | null | undefined;
}

interface Shown {
  readonly regularPrice: Cents;
  readonly salePrice?: Cents | null | undefined;
  readonly offer?: Pick<DisplayedOffer, "price" | "wasPrice"> | null | undefined;
}

/** What one piece costs on a page: the cash price less the offers that pages show. In the cart these are a row of their own. */
export function displayedPriceCents(goods: Shown): Cents {
  return goods.offer?.price ?? cashPriceCents(goods);
}

/** The price that is crossed out beside it: while an offer runs what was asked before, else the regular price of a sale; 0: none. */
export function crossedOutCents(goods: Shown): Cents {
  if (goods.offer) return goods.offer.wasPrice ?? 0;
  const { regularPrice, salePrice = null } = goods;
  return salePrice !== null && salePrice < regularPrice ? regularPrice : 0;
}

interface Timed {
  readonly offer?: Pick<DisplayedOffer, "startsAt" | "endsAt"> | null | undefined;
  readonly salePeriod?: Pick<DisplayedOffer, "startsAt" | "endsAt"> | null | undefined;
}

/** The first moment at which an offer or a sale that makes the price ends; null where none does by itself. */
export function priceEndOf({ offer, salePeriod }: Timed): string | null {
  const ends = [offer?.endsAt, salePeriod?.endsAt].flatMap((end) => end ?? []);
  return ends.sort()[0] ?? null;
}

/** The moment from which on it was asked, the later of both; null where one of those that end has none. */
export function priceStartOf({ offer, salePeriod }: Timed): string | null {
  const parts = [offer, salePeriod].flatMap((part) => part ?? []);
  const starts = parts.flatMap(({ startsAt }) => startsAt ?? []);
  const isKnown = parts.every(({ startsAt, endsAt }) => Boolean(startsAt) || !endsAt);
  return isKnown ? (starts.sort().at(-1) ?? null) : null;
}

/** The name of an offer's words among the amounts a page has answered (contract/promotions/page-amounts.ts). */
export const OFFER_WORDS = "offer";

/** The last day of an offer in the shop's time zone (YYYY-MM-DD). @param endsAt the first moment without it */
export function lastDayOf(endsAt: Date): string {
  return shopDay(new Date(endsAt.getTime() - 1));
}
