/** Automatic offers that pages show, and the prices after them, by the checkout's rule (CHECKOUT-14). Pure. */
import type { Segment } from "#contract/customers/segments";
import { combine, MAX_AUTOMATIC } from "#contract/promotions/combining";
import type { PromotionTerms } from "#contract/promotions/discount";
import { conditionsOf, effectOf } from "#contract/promotions/kinds/terms";
import { hidesOffers, offerWords, whyOffPages, type OfferTerms } from "#contract/promotions/page-promotions";
import type { ScopedGoods } from "#contract/promotions/scope";

/** An active automatic promotion, with the terms that decide whether pages display it. */
export interface RunningPromotion extends PromotionTerms {
  readonly code: string;
  readonly label: string;
  /** Null = unknown. */
  readonly beganAt: Date | null;
  /** Exclusive end; null = open-ended. */
  readonly endsAt: Date | null;
  readonly isAutomatic: boolean;
  readonly combines: boolean;
  readonly segment: Segment;
  readonly firstOrdersOnly: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerDay: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly budget: number | null;
}

/** One that pages display. */
export type RunningOffer = Pick<
  RunningPromotion,
  "code" | "label" | "beganAt" | "endsAt" | "isAutomatic" | "combines" | keyof PromotionTerms
>;

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

/** @returns null if the offers take nothing off */
export function offerPriceOf(
  { cashPrice, ...goods }: OfferedGoods,
  offers: readonly RunningOffer[],
): OfferPrice | null {
  if (offers.length === 0) return null;
  const line = { ...goods, priceCents: cashPrice, shippingCents: 0, quantity: 1 };
  const { lines, applied } = combine(null, offers, [line]);
  const [off] = lines;
  if (!off || applied.length === 0) return null;
  return offerPrice(
    cashPrice - off.discountCents,
    applied.map(({ promotion }) => promotion),
  );
}

/** Empty while a promotion hides all offers, or while more run than the checkout considers. */
export function displayedOffers(running: readonly RunningPromotion[]): readonly RunningOffer[] {
  if (running.length > MAX_AUTOMATIC || running.some((one) => hidesOffers(pageTermsOf(one)))) return [];
  return running.filter((one) => whyOffPages(pageTermsOf(one)) === null);
}

function pageTermsOf(promotion: RunningPromotion): OfferTerms {
  return { ...promotion, effect: effectOf(promotion), conditions: conditionsOf(promotion) };
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
