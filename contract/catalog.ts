/** Lists of the catalogue that the schema, the API host and the storefront share. A contract test holds the SDL to them. */
import { LABELS } from "./messages";

export const AVAILABILITY = ["AVAILABLE", "NOT_AVAILABLE"] as const;
export type Availability = (typeof AVAILABILITY)[number];
export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  AVAILABLE: "Available",
  NOT_AVAILABLE: "Not Available",
};

export const PRODUCT_SORTS = [
  "RELEVANCE",
  "BEST_SELLING",
  "PRICE_LOW_TO_HIGH",
  "PRICE_HIGH_TO_LOW",
  "CUSTOMER_RATING",
  "NEWEST",
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const PRODUCT_SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  RELEVANCE: "Best match",
  BEST_SELLING: "Best Selling",
  PRICE_LOW_TO_HIGH: "Price: low to high",
  PRICE_HIGH_TO_LOW: "Price: high to low",
  CUSTOMER_RATING: LABELS.customerReviews,
  NEWEST: "Newest",
};

/** Offer labels a product carries in `productLabels` (CATALOG-5). */
export const OFFER_LABELS = [
  "ON_SALE",
  "CLEARANCE",
  "FREE_SHIPPING",
  "BEST_SELLING",
  "LOW_PRICE_GUARANTEE",
] as const;
export type OfferLabel = (typeof OFFER_LABELS)[number];

export const OFFER_LABEL_TEXT: Readonly<Record<OfferLabel, string>> = {
  ON_SALE: "On sale",
  CLEARANCE: "Clearance",
  FREE_SHIPPING: "Free shipping",
  BEST_SELLING: PRODUCT_SORT_LABELS.BEST_SELLING,
  LOW_PRICE_GUARANTEE: "Low Price Guarantee",
};

/** Widths our own pictures exist in, each as .avif and .webp: `${href}-${width}.avif`. */
export const MEDIA_WIDTHS = [320, 640, 960] as const;
