/** Paths of the API host; paths of the site are in contract/site/paths.ts. */
export const GRAPHQL_PATH = "/graphql";
/** Clients call GraphQL by context (/products, /analytics); the root serves calls without one. */
export const GRAPHQL_PATHS = [GRAPHQL_PATH, "/products", "/analytics", "/"] as const;

/** Reports an opened search result; separate, so that catalog pages load no table of calls. */
export const SEARCH_CLICK_PATH = "/search/click";

/** Called by the inline script of a page: live prices and the visit count. */
export const OFFERS_PATH = "/offers";
export const VISIT_PATH = "/visit";
/** Page speed reports. */
export const PAGE_VIEW_PATH = "/pageview";

export const HEALTH_PATH = "/health";
export const READY_PATH = "/ready";

/** OpenAPI pages; the JSON description is at /docs/json. */
export const DOCS_PATH = "/docs";

/** Header that opens introspection and the catalog export in production (BUILD_KEY). */
export const BUILD_KEY_HEADER = "x-build-key";

/** Address of the shopper behind a request of the site host; valid only with the build key. */
export const SHOPPER_ADDRESS_HEADER = "x-shopper-address";

/** Both hosts accept and return a request id, so that a request can be traced through all logs. */
export const REQUEST_ID_HEADER = "x-request-id";

/**
 * The caller's request id.
 * @returns null if the id is unsafe for a log
 */
export function findRequestId(value: unknown): string | null {
  return typeof value === "string" && /^[\w.:=-]{8,128}$/.test(value) ? value : null;
}
