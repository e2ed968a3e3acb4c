/** Paths of the API host. Those of the site are in contract/site/paths.ts. */
export const GRAPHQL_PATH = "/graphql";
/** Clients call GraphQL by context (/products, /analytics); the root answers calls without one. */
export const GRAPHQL_PATHS = [GRAPHQL_PATH, "/products", "/analytics", "/"] as const;

/** A result of a search that was opened: catalogue pages call it without the table of all calls. */
export const SEARCH_CLICK_PATH = "/search/click";

/** What the inline script of a page asks: live prices, and that a visit is counted. */
export const OFFERS_PATH = "/offers";
export const VISIT_PATH = "/visit";
/** And how fast the page was. */
export const PAGE_VIEW_PATH = "/pageview";

export const HEALTH_PATH = "/health";
export const READY_PATH = "/ready";

/** The REST calls described (OpenAPI); the description itself is at /docs/json. */
export const DOCS_PATH = "/docs";

/** Header that opens introspection and the catalogue export in production (BUILD_KEY). */
export const BUILD_KEY_HEADER = "x-build-key";

/** Sent together with the build key: address of the shopper the site host asks for. */
export const SHOPPER_ADDRESS_HEADER = "x-shopper-address";

/** Both hosts accept a request id in it and return it, so that one request can be found in every log. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The request id a caller sent. @returns null when it is unfit for a log */
export function findRequestId(given: unknown): string | null {
  return typeof given === "string" && /^[\w.:=-]{8,128}$/.test(given) ? given : null;
}
