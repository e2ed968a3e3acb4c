import { OFFER_LABELS, type OfferLabel } from "#contract/catalogue/lists";

/** Adds or removes ON_SALE and returns the labels in list order. */
export function labelsOf(labels: readonly OfferLabel[], onSale: boolean): OfferLabel[] {
  return OFFER_LABELS.filter((label) => (label === "ON_SALE" ? onSale : labels.includes(label)));
}
