import { OFFER_LABELS, type OfferLabel } from "#contract/catalogue/lists";

/** A product's labels with ON_SALE among them, or not, in the order of the list. */
export function labelsOf(labels: readonly OfferLabel[], onSale: boolean): OfferLabel[] {
  return OFFER_LABELS.filter((label) => (label === "ON_SALE" ? onSale : labels.includes(label)));
}
