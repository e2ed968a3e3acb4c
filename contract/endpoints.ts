/** Paths of the API host. Those of the site are in contract/site-paths.ts. */
export const GRAPHQL_PATH = "/graphql";
/** The root answers what names no other path. */
export const GRAPHQL_PATHS = [GRAPHQL_PATH, "/products", "/analytics", "/"] as const;

export const HEALTH_PATH = "/health";
export const READY_PATH = "/ready";

/** The REST calls described (OpenAPI); the description itself is at /docs/json. */
export const DOCS_PATH = "/docs";

/** Header that opens introspection and the catalogue export in production (value: config BUILD_KEY). */
export const BUILD_KEY_HEADER = "x-build-key";

/** With the build key: the address of the shopper for whom the site host asks. */
export const SHOPPER_ADDRESS_HEADER = "x-shopper-address";

/** Both hosts take the id of a request from it and answer with it, so that a request is found in every log. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The id a caller gave a request. @returns null when it is none that may stand in a log */
export function findRequestId(given: unknown): string | null {
  return typeof given === "string" && /^[\w.:=-]{8,128}$/.test(given) ? given : null;
}
