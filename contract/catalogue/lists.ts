/**
 * Catalog lists shared by the schema, the API host and the storefront. A contract test compares them with the
 * SDL.
 */
import { LABELS } from "../messages";

export const AVAILABILITY = ["AVAILABLE", "NOT_AVAILABLE"] as const;
export type Availability = (typeof AVAILABILITY)[number];
export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  AVAILABLE: "Available",
  NOT_AVAILABLE: "Not Available",
};

/** Label of each condition; stored and returned by the API. */
export const CONDITION_TEXT = {
  NEW: "New",
  OPEN_BOX: "Open box",
  REFURBISHED: "Refurbished",
  PRE_OWNED: "Pre-owned",
} as const;
export type Condition = keyof typeof CONDITION_TEXT;
export const CONDITIONS = /* @__PURE__ */ Object.keys(CONDITION_TEXT) as readonly Condition[];

/** Unknown texts default to NEW. */
export function conditionOf(text: string): Condition {
  return CONDITIONS.find((condition) => CONDITION_TEXT[condition] === text) ?? "NEW";
}

/** Label of each sort order. */
export const PRODUCT_SORT_LABELS = {
  RELEVANCE: "Best match",
  BEST_SELLING: "Best Selling",
  PRICE_LOW_TO_HIGH: "Price: low to high",
  PRICE_HIGH_TO_LOW: "Price: high to low",
  LEASE_PAYMENT_LOW_TO_HIGH: "Lease payment: low to high",
  CUSTOMER_RATING: LABELS.customerReviews,
  NEWEST: "Newest",
} as const;
export type ProductSort = keyof typeof PRODUCT_SORT_LABELS;
export const PRODUCT_SORTS = /* @__PURE__ */ Object.keys(PRODUCT_SORT_LABELS) as readonly ProductSort[];

/** Label of each offer in `productLabels` (CATALOGUE-5). */
export const OFFER_LABEL_TEXT = {
  ON_SALE: "On sale",
  CLEARANCE: "Clearance",
  FREE_SHIPPING: "Free shipping",
  BEST_SELLING: PRODUCT_SORT_LABELS.BEST_SELLING,
  LOW_PRICE_GUARANTEE: "Low Price Guarantee",
} as const;
/** Fulfillment options other than paid shipping. */
export const SHIPMENT_TEXT = {
  FREE_SHIPPING: OFFER_LABEL_TEXT.FREE_SHIPPING,
  HOME_DELIVERY: "Delivery and installation",
  STORE_PICKUP: "Store pickup",
} as const;
export type OfferLabel = keyof typeof OFFER_LABEL_TEXT;
export const OFFER_LABELS = /* @__PURE__ */ Object.keys(OFFER_LABEL_TEXT) as readonly OfferLabel[];
