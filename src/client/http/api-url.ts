import { withoutEndSlashes } from "#contract/fields/web-address";

/** Public URL of the API host, without a trailing slash. Gatsby inlines the variable at build time. */
export function apiUrl(): string {
  return withoutEndSlashes(process.env.GATSBY_API_URL || "http://localhost:4000");
}
