/**
 * Return navigation: back to the starting page after sign-in, and Back to Listing, which restores the address
 * and scroll position of this tab's last listing. Also stores the vehicle of a finder result (VEHICLE-5).
 */
import { ignoringErrors, each, closestTarget, on, parse, stringify } from "../client/page/dom";
import { LISTING_KEY, RETURN_KEY, ROUTE_EVENT, VEHICLE_STORAGE_KEY } from "../client/page/page-keys";

const BACK = "[data-back]";
/** Path and query of this page. */
const here = () => location.pathname + location.search;

/** This tab's last listing as [address, scroll position]; undefined without one. */
export function rememberedListing(): [url: string, scroll: number] | undefined {
  return ignoringErrors(() => parse(sessionStorage[LISTING_KEY] as string) as [string, number]);
}

/** Scroll position after Back to Listing; 0 otherwise, and on every later call. */
export function consumeReturnScroll(): number {
  return (
    ignoringErrors(() => {
      const isReturning = sessionStorage[RETURN_KEY] as string;
      delete sessionStorage[RETURN_KEY];
      const [url, scroll] = rememberedListing()!;
      return isReturning && url === here() && scroll;
    }) || 0
  );
}

function pointBackLinks(): void {
  const listing = rememberedListing();
  if (listing) each(BACK, (link) => ((link as HTMLAnchorElement).href = listing[0]));
}

export function watchListing(): void {
  scrollBy(0, consumeReturnScroll());
  pointBackLinks();
  on(ROUTE_EVENT, pointBackLinks);
  // Capture phase, before any navigation: the position is lost once the next page shows.
  on(
    "click",
    (event) =>
      ignoringErrors(() => {
        // Static pages get their return address on click.
        const signIn = closestTarget(event, "[data-sign-in]") as HTMLAnchorElement;
        if (signIn) signIn.search = `returnUrl=${encodeURIComponent(here())}`;
        if (closestTarget(event, BACK)) sessionStorage[RETURN_KEY] = 1;
        each("[data-listing]", () => (sessionStorage[LISTING_KEY] = stringify([here(), scrollY])));
        // The first tap may leave the page before the app runs and stores the vehicle.
        each("[data-vehicle]", ({ dataset }) => (localStorage[VEHICLE_STORAGE_KEY] = dataset["vehicle"]));
      }),
    true,
  );
}
