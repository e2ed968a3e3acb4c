import { withoutEndSlashes } from "#contract/fields/web-address";

/** Where the API host is, as the browser reaches it; no slash at the end. Gatsby writes the variable in at build time. */
export function apiUrl(): string {
  return withoutEndSlashes(process.env.GATSBY_API_URL || "http://localhost:4000");
}
