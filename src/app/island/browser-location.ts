/**
 * The browser's location, for addresses that hold user names. The router encodes again what it could not decode: its
 * own pathname turns %40 into %2540.
 */
import { useIsBrowser } from "./use-is-browser";

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** @param routed the router's location: used in the static HTML, and to draw the page again when it changes */
export function useBrowserLocation(routed: PageLocation): PageLocation {
  return useIsBrowser() ? window.location : routed;
}
