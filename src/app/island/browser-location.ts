/**
 * The browser's location, for addresses that contain user names. The router re-encodes what it could not
 * decode: its own pathname turns %40 into %2540.
 */
import { useIsBrowser } from "../../ui/use-is-browser";

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** @param routed the router's location: used in the static HTML, and to re-render on change */
export function useBrowserLocation(routed: PageLocation): PageLocation {
  return useIsBrowser() ? window.location : routed;
}
