/** Paths of the API host. The site's own paths are in src/app/routes.ts. */
export const GRAPHQL_PATHS = ["/graphql", "/products", "/analytics"] as const;

export const HEALTH_PATH = "/health";
export const READY_PATH = "/ready";

/** Header that opens introspection and the catalogue export in production (value: config BUILD_KEY). */
export const BUILD_KEY_HEADER = "x-build-key";
