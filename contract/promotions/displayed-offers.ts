/** Page prices including automatic offers (CHECKOUT-14), and crossed-out prices (PRICING-8). Pure. */
import { shopDay } from "../time/days";
import { cashPriceCents, type Cents } from "../money/money";

/** A product's offer as pages display it. */
export interface DisplayedOffer {
  /** Unit price, as the checkout charges it. */
  readonly price: Cents;
  /** Earlier price, above `price`; null or omitted if none may be displayed. */
  readonly wasPrice?: Cents | null | undefined;
  /** "10% off: Summer sale, until Nov 30". */
  readonly words: string;
  /** ISO 8601; null if unknown. */
  readonly startsAt?: string | null | undefined;
  /** ISO 8601, exclusive end; null = open-ended. */
  readonly endsAt?: string | null | undefined;
}

interface PricedGoods {
  readonly regularPrice: Cents;
  readonly salePrice?: Cents | null | undefined;
  readonly offer?: Pick<DisplayedOffer, "price" | "wasPrice"> | null | undefined;
}

/** Unit price on a page: the cash price minus displayed offers. In the cart, offers are a separate row. */
export function displayedPriceCents(goods: PricedGoods): Cents {
  return goods.offer?.price ?? cashPriceCents(goods);
}

/**
 * Crossed-out price: during an offer the earlier price, otherwise the regular price of a sale; 0 for none.
 */
export function crossedOutCents(goods: PricedGoods): Cents {
  if (goods.offer) return goods.offer.wasPrice ?? 0;
  const { regularPrice, salePrice = null } = goods;
  return salePrice !== null && salePrice < regularPrice ? regularPrice : 0;
}

interface Timed {
  readonly offer?: Pick<DisplayedOffer, "startsAt" | "endsAt"> | null | undefined;
  readonly salePeriod?: Pick<DisplayedOffer, "startsAt" | "endsAt"> | null | undefined;
}

/** Exclusive end of the current price: the first offer or sale to end; null if open-ended. */
export function priceEndOf({ offer, salePeriod }: Timed): string | null {
  const ends = [offer?.endsAt, salePeriod?.endsAt].flatMap((end) => end ?? []);
  return ends.sort()[0] ?? null;
}

/**
 * Start of the current price: the later start of the ending offer and sale; null if one of them has no start.
 */
export function priceStartOf({ offer, salePeriod }: Timed): string | null {
  const parts = [offer, salePeriod].flatMap((part) => part ?? []);
  const starts = parts.flatMap(({ startsAt }) => startsAt ?? []);
  const isKnown = parts.every(({ startsAt, endsAt }) => Boolean(startsAt) || !endsAt);
  return isKnown ? (starts.sort().at(-1) ?? null) : null;
}

/** Key of the offer text in a page's amounts (contract/promotions/page-amounts.ts). */
export const OFFER_WORDS = "offer";

/**
 * Last day of an offer in the shop's time zone (YYYY-MM-DD).
 * @param endsAt exclusive end
 */
export function lastDayOf(endsAt: Date): string {
  return shopDay(new Date(endsAt.getTime() - 1));
}
