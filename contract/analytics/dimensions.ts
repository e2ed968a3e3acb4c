/**
 * The custom analytics dimensions, 2 to 106 (ANALYTICS-1): the numbered properties of events. A number never changes its
 * meaning. docs/analytics.md is generated from this table.
 */

/** Lifetime of a value: a page, a visit, a visitor; product and event values are temporary. */
export type DimensionScope = "page" | "visit" | "visitor" | "product" | "event";
/** Where a page reads the value from. */
export type DimensionSource =
  "address" | "document" | "browser" | "storage" | "attribution" | "session" | "cart" | "product" | "action";
/**
 * typed: text typed by a visitor, which may identify the visitor (ANALYTICS-5). cents and count are integers.
 */
export type DimensionForm = "text" | "typed" | "count" | "cents" | "flag";

export interface Dimension {
  readonly name: string;
  readonly scope: DimensionScope;
  readonly form: DimensionForm;
  readonly source: DimensionSource;
  /** Also sent to Google Analytics, whose standard property cannot hold all dimensions. */
  readonly isInGa4: boolean;
  /** Description for staff and engineers. */
  readonly about: string;
}

const rowsOf =
  <Scope extends DimensionScope>(scope: Scope) =>
  <Name extends string, Form extends DimensionForm>(
    name: Name,
    form: Form,
    source: DimensionSource,
    about: string,
    where: "own" | "ga4" = "own",
  ) => ({ name, scope, form, source, about, isInGa4: where === "ga4" });
const page = rowsOf("page");
const visit = rowsOf("visit");
const visitor = rowsOf("visitor");
const product = rowsOf("product");
const event = rowsOf("event");

export const DIMENSIONS = {
  2: page("pageType", "text", "address", "page type, such as product or listing", "ga4"),
  3: page("pageLanguage", "text", "document", "language of the page"),
  4: page("pageDepartment", "text", "address", "department", "ga4"),
  5: page("pageCategory", "text", "address", "category", "ga4"),
  6: page("pageBrand", "text", "address", "brand of a brand page", "ga4"),
  7: page("pageResults", "count", "document", "number of products in a listing"),
  8: page("pageNumber", "count", "address", "page number of a listing"),
  9: page("pageSize", "count", "address", "products per page of a listing"),
  10: page("pageSort", "text", "address", "sort order of a listing", "ga4"),
  11: page("pageFilters", "count", "address", "filters in the URL", "ga4"),
  12: page("pageRelease", "text", "document", "site release"),
  13: page(
    "pageEntry",
    "text",
    "browser",
    "how the page was reached: navigate, reload, back_forward, prerender",
  ),
  14: page("pageScheme", "text", "browser", "light or dark color scheme"),
  15: page("pageIsFirst", "flag", "storage", "first page of the visit"),
  16: page("pagePriced", "flag", "document", "prices are for a postal code"),
  17: page("pageVehicle", "flag", "storage", "a vehicle is selected"),
  18: page("pageVehicleKind", "text", "storage", "vehicle type"),
  19: page("pageProblem", "text", "document", "what the page could not show"),
  20: visit("utmSource", "text", "attribution", "utm_source of the last touch", "ga4"),
  21: visit("utmMedium", "text", "attribution", "utm_medium of the last touch", "ga4"),
  22: visit("utmCampaign", "text", "attribution", "utm_campaign of the last touch", "ga4"),
  23: visit("acid", "text", "attribution", "the shop's campaign id", "ga4"),
  24: visit("affiliateId", "text", "attribution", "affiliate", "ga4"),
  25: visit("offerAffiliate", "text", "attribution", "the offer's affiliate"),
  26: visit("subId", "text", "attribution", "sub-affiliate", "ga4"),
  27: visit("sid", "text", "attribution", "the affiliate's own tag"),
  28: visit("hasClickHash", "flag", "attribution", "came from a tracked click"),
  29: visit("hasGclid", "flag", "attribution", "came from a Google ad", "ga4"),
  30: visit("hasFbclid", "flag", "attribution", "came from a Facebook ad", "ga4"),
  31: visit("firstSource", "text", "attribution", "utm_source of the first touch"),
  32: visit("firstMedium", "text", "attribution", "utm_medium of the first touch"),
  33: visit("referrerHost", "text", "document", "referring host", "ga4"),
  34: visit("landingType", "text", "storage", "page type of the first page", "ga4"),
  35: visit("landingCategory", "text", "storage", "category of the first page"),
  36: visit("deviceClass", "text", "browser", "phone, tablet or desktop"),
  37: visit("screenClass", "text", "browser", "breakpoint: xs, sm, md, lg, xl"),
  38: visit("connection", "text", "browser", "connection type"),
  39: visit("savesData", "flag", "browser", "data saver is on"),
  40: visit("browserLanguage", "text", "browser", "browser language"),
  41: visit("localHour", "count", "browser", "visitor's local hour"),
  42: visit("localWeekday", "count", "browser", "visitor's local weekday, Sunday is 0"),
  43: visit("reducedMotion", "flag", "browser", "prefers reduced motion"),
  44: visit("hasTouch", "flag", "browser", "has a touch screen"),
  45: visit("orientation", "text", "browser", "portrait or landscape"),
  46: visitor("isSignedIn", "flag", "session", "is signed in", "ga4"),
  47: visitor("role", "text", "session", "guest, customer or staff", "ga4"),
  48: visitor("isReturning", "flag", "storage", "has visited before", "ga4"),
  49: visitor("hasOrdered", "flag", "storage", "has ordered in this browser", "ga4"),
  50: visitor("hasLeaseApproval", "flag", "storage", "has a lease approval", "ga4"),
  51: visitor("leaseCredit", "cents", "storage", "remaining approved amount"),
  52: visitor("cartLines", "count", "cart", "products in the cart", "ga4"),
  53: visitor("cartValue", "cents", "cart", "cart value"),
  54: visitor("wishes", "count", "storage", "products on the wish list", "ga4"),
  55: visitor("savedSearches", "count", "storage", "saved searches"),
  56: visitor("compared", "count", "storage", "products being compared"),
  57: visitor("seenProducts", "count", "storage", "products viewed"),
  58: visitor("consent", "text", "storage", "consent given: accepted"),
  59: product("productId", "text", "product", "product"),
  60: product("productName", "text", "product", "product name"),
  61: product("productBrand", "text", "product", "brand", "ga4"),
  62: product("productCategory", "text", "product", "category", "ga4"),
  63: product("productDepartment", "text", "product", "department"),
  64: product("productKind", "text", "product", "tire, wheel or other"),
  65: product("productPrice", "cents", "product", "cash price per unit", "ga4"),
  66: product("productRegularPrice", "cents", "product", "regular price per unit"),
  67: product("productSavings", "cents", "product", "savings per unit"),
  68: product("productAvailability", "text", "product", "availability", "ga4"),
  69: product("productCondition", "text", "product", "condition, such as new or open box", "ga4"),
  70: product("productRating", "count", "product", "rating in stars, times ten"),
  71: product("productReviews", "count", "product", "number of reviews"),
  72: product("productPosition", "count", "product", "position in its list", "ga4"),
  73: product("productList", "text", "product", "list it was selected from", "ga4"),
  74: product("productPlan", "cents", "product", "weekly lease payment"),
  75: product("productQuantity", "count", "product", "units", "ga4"),
  76: product("productFit", "text", "product", "fit verdict for the vehicle"),
  77: event("searchText", "typed", "action", "search query", "ga4"),
  78: event("searchResults", "count", "action", "number of results", "ga4"),
  79: event("searchCorrected", "flag", "action", "the query was corrected"),
  80: event("searchSuggested", "flag", "action", "selected from suggestions", "ga4"),
  81: event("filterKey", "text", "action", "filter", "ga4"),
  82: event("filterValue", "text", "action", "selected value", "ga4"),
  83: event("filterCount", "count", "action", "active filters"),
  84: event("filterAction", "text", "action", "added, removed or cleared"),
  85: event("compareCount", "count", "action", "products compared", "ga4"),
  86: event("compareCategory", "text", "action", "category of the compared products"),
  87: event("cartAction", "text", "action", "add, remove or change", "ga4"),
  88: event("cartItems", "count", "action", "units in the cart"),
  89: event("cartTotal", "cents", "action", "cart total"),
  90: event("checkoutStep", "text", "action", "delivery, payment, lease or review", "ga4"),
  91: event("checkoutDelivery", "text", "action", "delivery method", "ga4"),
  92: event("checkoutMethod", "text", "action", "payment method", "ga4"),
  93: event("checkoutCoupon", "flag", "action", "a promotion code was used"),
  94: event("checkoutProblem", "text", "action", "field or step that blocked it", "ga4"),
  95: event("orderNumber", "text", "action", "order number"),
  96: event("orderTotal", "cents", "action", "order total"),
  97: event("orderTax", "cents", "action", "order tax"),
  98: event("orderShipping", "cents", "action", "order shipping"),
  99: event("orderItems", "count", "action", "units in the order", "ga4"),
  100: event("leaseStep", "text", "action", "application step", "ga4"),
  101: event("leaseOutcome", "text", "action", "decision", "ga4"),
  102: event("lessor", "text", "action", "lessor", "ga4"),
  103: event("leaseAmount", "cents", "action", "amount approved or leased"),
  104: event("returnReason", "text", "action", "reason for the return", "ga4"),
  105: event("returnPieces", "count", "action", "units returned"),
  106: event("returnAmount", "cents", "action", "amount refunded"),
} as const satisfies Readonly<Record<number, Dimension>>;

export type DimensionIndex = keyof typeof DIMENSIONS;
export type DimensionName = (typeof DIMENSIONS)[DimensionIndex]["name"];
/** Value type of a dimension: text, integer or cents, boolean. */
export type DimensionValue<Name extends DimensionName> = Extract<
  (typeof DIMENSIONS)[DimensionIndex],
  { readonly name: Name }
>["form"] extends infer Form
  ? Form extends "flag"
    ? boolean
    : Form extends "count" | "cents"
      ? number
      : string
  : never;
export const FIRST_DIMENSION = 2;
export const LAST_DIMENSION = 106;
/** How long temporary values apply to later events of the page. */
export const TEMPORARY_MS = 100;

const NUMBERS = Object.fromEntries(
  Object.entries(DIMENSIONS).map(([index, { name }]) => [name, Number(index)]),
) as Readonly<Record<DimensionName, DimensionIndex>>;

export function dimensionIndex(name: DimensionName): DimensionIndex {
  return NUMBERS[name];
}

/** @returns undefined for an unknown number */
export function findDimension(index: number): Dimension | undefined {
  return (DIMENSIONS as Readonly<Record<number, Dimension>>)[index];
}

export function isTemporary({ scope }: Dimension): boolean {
  return scope === "product" || scope === "event";
}
