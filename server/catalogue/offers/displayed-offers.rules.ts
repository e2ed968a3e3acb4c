/** Automatic offers that pages show, and the prices after them, by the checkout's rule (CHECKOUT-14). Pure. */
import type { Segment } from "#contract/customers/segments";
import { combine, MAX_AUTOMATIC } from "#contract/promotions/combining";
import { offerWords, whyOffPages } from "#contract/promotions/page-promotions";
import type { Scope, ScopedGoods } from "#contract/promotions/scope";

export interface RunningOffer extends Scope {
  readonly code: string;
  readonly label: string;
  readonly percentOff: number;
  /** Null = unknown. */
  readonly beganAt: Date | null;
  /** Exclusive end; null = open-ended. */
  readonly endsAt: Date | null;
}

export interface OfferedGoods extends ScopedGoods {
  /** Cents per piece. */
  readonly cashPrice: number;
}

/** The price of one piece after offers. */
export interface OfferPrice {
  /** In cents. */
  readonly price: number;
  /** The offers that reduce the price, in order of application. */
  readonly codes: readonly string[];
  readonly words: string;
  /** Start of the latest offer; null unless known for all. */
  readonly beganAt: Date | null;
  /** End of the earliest-ending offer. */
  readonly endsAt: Date | null;
}

/** An active automatic promotion, with the terms that decide whether pages display it. */
export interface RunningPromotion extends Omit<RunningOffer, "percentOff"> {
  readonly isAutomatic: boolean;
  readonly percentOff: number | null;
  readonly shipsFree: boolean;
  readonly combines: boolean;
  readonly smallestSubTotal: number;
  readonly setSize: number | null;
  readonly segment: Segment;
  readonly firstOrdersOnly: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerDay: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly budget: number | null;
}

/** Terms of a promotion displayed on pages. */
const TERMS = {
  isAutomatic: true,
  combines: true,
  centsOff: null,
  shipsFree: false,
  smallestSubTotalCents: 0,
  setSize: null,
};

/** @returns null if the offers take nothing off */
export function offerPriceOf(
  { cashPrice, ...goods }: OfferedGoods,
  offers: readonly RunningOffer[],
): OfferPrice | null {
  if (offers.length === 0) return null;
  const terms = offers.map((offer) => ({ ...offer, ...TERMS }));
  const line = { ...goods, priceCents: cashPrice, shippingCents: 0, quantity: 1 };
  const { lines, applied } = combine(null, terms, [line]);
  const [off] = lines;
  if (!off || applied.length === 0) return null;
  return offerPrice(
    cashPrice - off.discountCents,
    applied.map(({ promotion }) => promotion),
  );
}

/**
 * Empty while free shipping cannot be combined: where it discounts more it applies instead, and items and
 * their tax cost more than pages would say. Also empty while more offers run than the checkout considers.
 */
export function displayedOffers(running: readonly RunningPromotion[]): readonly RunningOffer[] {
  if (running.length > MAX_AUTOMATIC || running.some(({ shipsFree, combines }) => shipsFree && !combines))
    return [];
  return running.flatMap(({ percentOff, code, label, scope, scopeIds, beganAt, endsAt, ...terms }) =>
    percentOff !== null && whyOffPages({ percentOff, ...terms }) === null
      ? [{ code, label, percentOff, scope, scopeIds, beganAt, endsAt }]
      : [],
  );
}

function offerPrice(price: number, offers: readonly RunningOffer[]): OfferPrice {
  const began = offers.map(({ beganAt }) => beganAt?.getTime() ?? Number.NaN);
  const ends = offers.flatMap(({ endsAt }) => endsAt?.getTime() ?? []);
  const endsAt = ends.length === 0 ? null : new Date(Math.min(...ends));
  const last = Math.max(...began);
  return {
    price,
    codes: offers.map(({ code }) => code),
    words: offerWords(offers, endsAt),
    // NaN when a start is unknown.
    beganAt: Number.isNaN(last) ? null : new Date(last),
    endsAt,
  };
}
