/** A product page's current figures, for a postal code if known (LEASE-73, CATALOGUE-19). */
import { AVAILABILITY_LABELS } from "#contract/catalogue/lists";
import { canShip, deliveryRange, formatDeliveryRange } from "#contract/checkout/delivery";
import type { LessorTerms } from "#contract/leases/financing";
import type { ProductAvailability } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { pageAmounts } from "#contract/promotions/page-amounts";
import { piecesOfSet } from "#contract/promotions/sets";
import type { DisplayedOffer } from "#contract/promotions/displayed-offers";
import { areaOfPostalCode, type PostalArea } from "#contract/places/postal-codes";
import { US_STATES } from "#contract/places/us-states";
import type { LiveRecord } from "./catalogue.record";

export interface KnownPlace {
  readonly postalCode: string;
  readonly area: PostalArea;
}

type Figures = Pick<ProductAvailability, "estimate" | "amounts" | "delivery">;

const { checkout: sentences } = MESSAGES;

/** @returns null for a text that is not a postal code */
export function readPlace(postalCode: string): KnownPlace | null {
  const area = areaOfPostalCode(postalCode);
  return area && { postalCode, area };
}

export function figuresOf(
  live: LiveRecord,
  offer: DisplayedOffer | null,
  place: KnownPlace | null,
  terms: LessorTerms,
  now: Date,
): Figures {
  const { regularPrice, salePrice, shippingOfPiece } = live;
  const delivery = place && deliverySentence(live, place, terms, now);
  if (regularPrice === null) return { ...NO_FIGURES, delivery };
  const state = place && typeof place.area === "object" ? place.area.state : null;
  const goods = { regularPrice, salePrice, offer, shipping: shippingOfPiece };
  const amounts = pageAmounts(goods, state, terms, piecesOfSet(live.categoryId));
  return {
    estimate: amounts["estimate"] ?? 0,
    amounts: Object.entries(amounts).map(([name, cents]) => ({ name, cents })),
    delivery,
  };
}

/** Figures of a product that is not live. */
export const NO_FIGURES: Figures = { estimate: null, amounts: [], delivery: null };

function deliverySentence(live: LiveRecord, place: KnownPlace, terms: LessorTerms, now: Date): string {
  const { postalCode, area } = place;
  const not = (reason: string) =>
    sentences.deliversNot(postalCode, AVAILABILITY_LABELS.NOT_AVAILABLE, `${reason}.`);
  if (area === "MILITARY") return not(sentences.noMilitary);
  if (area === "ISLANDS") return not(sentences.noIslands);
  if (live.availableQuantity <= 0) return not(sentences.soldOut);
  if (!canShip(live)) return not(sentences.pickupOnly);
  const range = formatDeliveryRange(deliveryRange(area.state, now));
  const sentence = sentences.delivers(postalCode, AVAILABILITY_LABELS.AVAILABLE, range);
  if (!terms.excludedStates.includes(area.state)) return sentence;
  return `${sentence}. ${MESSAGES.leases.notServed(US_STATES[area.state] ?? area.state)}`;
}
