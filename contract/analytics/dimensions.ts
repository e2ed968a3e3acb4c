/**
 * The custom dimensions of the analytics, 2 to 106 (ANALYTICS-1): what events say, each under its number. A number keeps its
 * meaning for ever. docs/analytics.md is written from this table.
 */

/** How long a value stands: for a page, a visit, a visitor; those of a product and of one event are temporary. */
export type DimensionScope = "page" | "visit" | "visitor" | "product" | "event";
/** Where a page reads it. */
export type DimensionSource =
  "address" | "document" | "browser" | "storage" | "attribution" | "session" | "cart" | "product" | "action";
/** typed: a text of the visitor, which may say who it is (ANALYTICS-5). cents and count are whole numbers. */
export type DimensionForm = "text" | "typed" | "count" | "cents" | "flag";

export interface Dimension {
  readonly name: string;
  readonly scope: DimensionScope;
  readonly form: DimensionForm;
  readonly source: DimensionSource;
  /** Sent to Google Analytics too, whose standard property cannot hold all of them. */
  readonly isInGa4: boolean;
  /** What staff and engineers read. */
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
  2: page("pageType", "text", "address", "kind of page, such as product or listing", "ga4"),
  3: page("pageLanguage", "text", "document", "language of the page"),
  4: page("pageDepartment", "text", "address", "department", "ga4"),
  5: page("pageCategory", "text", "address", "category", "ga4"),
  6: page("pageBrand", "text", "address", "brand of a page of one brand", "ga4"),
  7: page("pageResults", "count", "document", "products a listing has"),
  8: page("pageNumber", "count", "address", "page of a listing"),
  9: page("pageSize", "count", "address", "products on a page of a listing"),
  10: page("pageSort", "text", "address", "order of a listing", "ga4"),
  11: page("pageFilters", "count", "address", "filters chosen in the address", "ga4"),
  12: page("pageRelease", "text", "document", "release of the site"),
  13: page(
    "pageEntry",
    "text",
    "browser",
    "how the page was reached: navigate, reload, back_forward, prerender",
  ),
  14: page("pageScheme", "text", "browser", "light or dark"),
  15: page("pageIsFirst", "flag", "storage", "first page of the visit"),
  16: page("pagePriced", "flag", "document", "prices are for a postal code"),
  17: page("pageVehicle", "flag", "storage", "a vehicle is chosen"),
  18: page("pageVehicleKind", "text", "storage", "kind of the vehicle"),
  19: page("pageProblem", "text", "document", "what the page could not show"),
  20: visit("utmSource", "text", "attribution", "utm_source of the last touch", "ga4"),
  21: visit("utmMedium", "text", "attribution", "utm_medium of the last touch", "ga4"),
  22: visit("utmCampaign", "text", "attribution", "utm_campaign of the last touch", "ga4"),
  23: visit("acid", "text", "attribution", "campaign of the shop", "ga4"),
  24: visit("affiliateId", "text", "attribution", "affiliate", "ga4"),
  25: visit("offerAffiliate", "text", "attribution", "affiliate of the offer"),
  26: visit("subId", "text", "attribution", "part of the affiliate", "ga4"),
  27: visit("sid", "text", "attribution", "the affiliate's own word"),
  28: visit("hasClickHash", "flag", "attribution", "came by a tracked click"),
  29: visit("hasGclid", "flag", "attribution", "came by an advertisement of Google", "ga4"),
  30: visit("hasFbclid", "flag", "attribution", "came by an advertisement of Facebook", "ga4"),
  31: visit("firstSource", "text", "attribution", "utm_source of the first touch"),
  32: visit("firstMedium", "text", "attribution", "utm_medium of the first touch"),
  33: visit("referrerHost", "text", "document", "host the visit came from", "ga4"),
  34: visit("landingType", "text", "storage", "kind of the first page", "ga4"),
  35: visit("landingCategory", "text", "storage", "category of the first page"),
  36: visit("deviceClass", "text", "browser", "phone, tablet or desktop"),
  37: visit("screenClass", "text", "browser", "breakpoint: xs, sm, md, lg, xl"),
  38: visit("connection", "text", "browser", "kind of the connection"),
  39: visit("savesData", "flag", "browser", "the browser saves data"),
  40: visit("browserLanguage", "text", "browser", "language of the browser"),
  41: visit("localHour", "count", "browser", "hour of the day where the visitor is"),
  42: visit("localWeekday", "count", "browser", "day of the week there, Sunday is 0"),
  43: visit("reducedMotion", "flag", "browser", "wants fewer movements"),
  44: visit("hasTouch", "flag", "browser", "has a touch screen"),
  45: visit("orientation", "text", "browser", "portrait or landscape"),
  46: visitor("isSignedIn", "flag", "session", "is signed in", "ga4"),
  47: visitor("role", "text", "session", "guest, customer or staff", "ga4"),
  48: visitor("isReturning", "flag", "storage", "was here before", "ga4"),
  49: visitor("hasOrdered", "flag", "storage", "ordered in this browser", "ga4"),
  50: visitor("hasLeaseApproval", "flag", "storage", "holds an approval of a lease", "ga4"),
  51: visitor("leaseCredit", "cents", "storage", "what is left of the approval"),
  52: visitor("cartLines", "count", "cart", "products in the cart", "ga4"),
  53: visitor("cartValue", "cents", "cart", "what they cost"),
  54: visitor("wishes", "count", "storage", "products of the wish list", "ga4"),
  55: visitor("savedSearches", "count", "storage", "saved searches"),
  56: visitor("compared", "count", "storage", "products that are compared"),
  57: visitor("seenProducts", "count", "storage", "products looked at"),
  58: visitor("consent", "text", "storage", "what was answered: accepted"),
  59: product("productId", "text", "product", "product"),
  60: product("productName", "text", "product", "its name"),
  61: product("productBrand", "text", "product", "its brand", "ga4"),
  62: product("productCategory", "text", "product", "its category", "ga4"),
  63: product("productDepartment", "text", "product", "its department"),
  64: product("productKind", "text", "product", "tire, wheel or other"),
  65: product("productPrice", "cents", "product", "cash price of one", "ga4"),
  66: product("productRegularPrice", "cents", "product", "regular price of one"),
  67: product("productSavings", "cents", "product", "what is saved"),
  68: product("productAvailability", "text", "product", "whether it can be bought", "ga4"),
  69: product("productCondition", "text", "product", "new, open box", "ga4"),
  70: product("productRating", "count", "product", "stars, times ten"),
  71: product("productReviews", "count", "product", "reviews"),
  72: product("productPosition", "count", "product", "place in its list", "ga4"),
  73: product("productList", "text", "product", "list it was chosen from", "ga4"),
  74: product("productPlan", "cents", "product", "weekly payment of a lease"),
  75: product("productQuantity", "count", "product", "pieces", "ga4"),
  76: product("productFit", "text", "product", "whether it fits the vehicle"),
  77: event("searchText", "typed", "action", "what was searched", "ga4"),
  78: event("searchResults", "count", "action", "products found", "ga4"),
  79: event("searchCorrected", "flag", "action", "another spelling was searched"),
  80: event("searchSuggested", "flag", "action", "chosen while typing", "ga4"),
  81: event("filterKey", "text", "action", "filter", "ga4"),
  82: event("filterValue", "text", "action", "what was chosen", "ga4"),
  83: event("filterCount", "count", "action", "filters chosen now"),
  84: event("filterAction", "text", "action", "added, removed or cleared"),
  85: event("compareCount", "count", "action", "products side by side", "ga4"),
  86: event("compareCategory", "text", "action", "their category"),
  87: event("cartAction", "text", "action", "add, remove or change", "ga4"),
  88: event("cartItems", "count", "action", "pieces in the cart"),
  89: event("cartTotal", "cents", "action", "what the cart costs"),
  90: event("checkoutStep", "text", "action", "delivery, payment, lease or review", "ga4"),
  91: event("checkoutDelivery", "text", "action", "way of delivery", "ga4"),
  92: event("checkoutMethod", "text", "action", "way to pay", "ga4"),
  93: event("checkoutCoupon", "flag", "action", "a promotion code is used"),
  94: event("checkoutProblem", "text", "action", "field or step that stopped it", "ga4"),
  95: event("orderNumber", "text", "action", "number of the order"),
  96: event("orderTotal", "cents", "action", "what is paid"),
  97: event("orderTax", "cents", "action", "tax of it"),
  98: event("orderShipping", "cents", "action", "shipping of it"),
  99: event("orderItems", "count", "action", "pieces of the order", "ga4"),
  100: event("leaseStep", "text", "action", "step of the application", "ga4"),
  101: event("leaseOutcome", "text", "action", "how it was decided", "ga4"),
  102: event("lessor", "text", "action", "lessor", "ga4"),
  103: event("leaseAmount", "cents", "action", "what is approved or leased"),
  104: event("returnReason", "text", "action", "why goods come back", "ga4"),
  105: event("returnPieces", "count", "action", "pieces that come back"),
  106: event("returnAmount", "cents", "action", "what is given back"),
} as const satisfies Readonly<Record<number, Dimension>>;

export type DimensionIndex = keyof typeof DIMENSIONS;
export type DimensionName = (typeof DIMENSIONS)[DimensionIndex]["name"];
/** What a page says a dimension with: texts, whole numbers and cents, yes or no. */
export type SaidOf<Name extends DimensionName> = Extract<
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
/** How long temporary ones are known to later events of the page. */
export const TEMPORARY_MS = 100;

const NUMBERS = Object.fromEntries(
  Object.entries(DIMENSIONS).map(([index, { name }]) => [name, Number(index)]),
) as Readonly<Record<DimensionName, DimensionIndex>>;

export function dimensionIndex(name: DimensionName): DimensionIndex {
  return NUMBERS[name];
}

/** @returns undefined for a number that is none of them */
export function findDimension(index: number): Dimension | undefined {
  return (DIMENSIONS as Readonly<Record<number, Dimension>>)[index];
}

export function isTemporary({ scope }: Dimension): boolean {
  return scope === "product" || scope === "event";
}
