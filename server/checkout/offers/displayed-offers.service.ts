/** Automatic offers displayed on pages, by the checkout's own rule (CHECKOUT-14). */
import { offerWords, whyOffPages } from "#contract/promotions/page-promotions";
import type { Db } from "../../db/client";
import { combine, MAX_AUTOMATIC } from "./combining.rules";
import type { OfferPrice, RunningOffer, DisplayedOffers } from "../../catalogue/offers/displayed-offers.port";
import {
  listRunningPromotions,
  readPromotions,
  runningPromotions,
  type RunningPromotion,
} from "./displayed-offers.store";

/** Terms of a promotion displayed on pages. */
const TERMS = {
  isAutomatic: true,
  combines: true,
  centsOff: null,
  shipsFree: false,
  smallestSubTotalCents: 0,
  setSize: null,
};

export function createDisplayedOffers(db: Db): DisplayedOffers {
  // One-entry cache: all rows carry the same text, as do later statements until an offer changes.
  let last: { readonly value: string; readonly running: readonly RunningOffer[] } = {
    value: "[]",
    running: [],
  };
  return {
    running: runningPromotions,
    readRunning(value) {
      if (value !== last.value) last = { value, running: displayedOffers(readPromotions(value)) };
      return last.running;
    },
    listRunning: async (unit = db) => displayedOffers(await listRunningPromotions(unit)),
    priceOf({ cashPrice, ...goods }, offers) {
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
    },
  };
}

/**
 * Empty while free shipping cannot be combined: where it discounts more it applies instead, and items and
 * their tax cost more than pages would say. Also empty while more offers run than the checkout considers.
 */
function displayedOffers(running: readonly RunningPromotion[]): readonly RunningOffer[] {
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
