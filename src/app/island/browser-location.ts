/**
 * Where the browser is, for addresses that name people. The router encodes anew what it could not decode, so that its
 * own pathname has %40 as %2540.
 */
import { useIsBrowser } from "./use-is-browser";

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** @param routed as the router gives it: what counts in the static HTML, and what has the page drawn anew */
export function useBrowserLocation(routed: PageLocation): PageLocation {
  return useIsBrowser() ? window.location : routed;
}
