/** The analytics events (ANALYTICS-2): required dimensions of each, and its Google Analytics name. */
import type { DimensionName } from "./dimensions";

interface EventRow {
  /** Label for staff. */
  readonly label: string;
  /** Required dimensions. */
  readonly needs: readonly DimensionName[];
  /** Optional temporary dimensions. Page, visit and visitor dimensions are sent with every event. */
  readonly may: readonly DimensionName[];
  readonly ga4: string;
  /** The dimension whose cents are totaled by day. */
  readonly cents?: DimensionName;
}

const PRODUCT = [
  "productName",
  "productBrand",
  "productCategory",
  "productDepartment",
  "productKind",
  "productPrice",
  "productRegularPrice",
  "productSavings",
  "productAvailability",
  "productCondition",
  "productRating",
  "productReviews",
  "productPosition",
  "productList",
  "productPlan",
  "productQuantity",
  "productFit",
] as const;
const CHECKOUT = ["cartItems", "cartTotal", "checkoutDelivery", "checkoutMethod", "checkoutCoupon"] as const;

export const ANALYTICS_EVENTS = {
  VIEW: { label: "Page viewed", needs: ["pageType"], may: ["productId", ...PRODUCT], ga4: "page_view" },
  SEARCH: {
    label: "Searched",
    needs: ["searchText"],
    may: ["searchResults", "searchCorrected", "searchSuggested"],
    ga4: "search",
  },
  FILTER: {
    label: "Filtered",
    needs: ["filterCount"],
    may: ["filterKey", "filterValue", "filterAction"],
    ga4: "filter",
  },
  COMPARE: {
    label: "Compared",
    needs: ["compareCount"],
    may: ["compareCategory", "productId", ...PRODUCT],
    ga4: "compare",
  },
  CART: {
    label: "Cart changed",
    needs: ["cartAction"],
    may: ["productId", ...PRODUCT, "cartItems", "cartTotal"],
    ga4: "add_to_cart",
  },
  CHECKOUT_DELIVERY: {
    label: "Checkout: delivery",
    needs: ["checkoutStep"],
    may: [...CHECKOUT, "checkoutProblem"],
    ga4: "begin_checkout",
  },
  CHECKOUT_PAYMENT: {
    label: "Checkout: payment",
    needs: ["checkoutStep"],
    may: [...CHECKOUT, "checkoutProblem"],
    ga4: "add_payment_info",
  },
  CHECKOUT_LEASE: {
    label: "Checkout: lease",
    needs: ["checkoutStep"],
    may: [...CHECKOUT, "checkoutProblem", "leaseAmount"],
    ga4: "checkout_lease",
  },
  APPLY: { label: "Applied for a lease", needs: ["leaseStep"], may: ["lessor"], ga4: "apply" },
  APPROVE: {
    label: "Approved",
    needs: ["leaseOutcome"],
    may: ["lessor", "leaseAmount"],
    ga4: "approve",
    cents: "leaseAmount",
  },
  SIGN: {
    label: "Signed",
    needs: ["leaseOutcome"],
    may: ["lessor", "leaseAmount", "orderNumber"],
    ga4: "sign",
    cents: "leaseAmount",
  },
  BUY: {
    label: "Bought",
    needs: ["orderTotal"],
    may: ["orderNumber", "orderTax", "orderShipping", "orderItems", "checkoutMethod", "checkoutCoupon"],
    ga4: "purchase",
    cents: "orderTotal",
  },
  RETURN: {
    label: "Returned",
    needs: ["returnPieces"],
    may: ["returnReason", "returnAmount", "orderNumber"],
    ga4: "refund",
    cents: "returnAmount",
  },
} as const satisfies Readonly<Record<string, EventRow>>;

export type AnalyticsEventKind = keyof typeof ANALYTICS_EVENTS;
export const ANALYTICS_EVENT_KINDS = Object.keys(ANALYTICS_EVENTS) as readonly AnalyticsEventKind[];

export function eventRow(kind: AnalyticsEventKind): EventRow {
  return ANALYTICS_EVENTS[kind];
}
