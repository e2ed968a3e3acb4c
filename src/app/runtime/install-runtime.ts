/** Installs the app's page behavior on start; the inline script's listeners stay active. */
import { readListingPath } from "#contract/site/paths";
import { READY_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";
import { placeOf } from "../../catalogue/search/listing-place";
import { consumeReturnScroll } from "../../boot/listing-memory";
import { gatsbyGlobals, navigateTo } from "./gatsby-globals";
import { inSitePath, isPlainClick } from "../../lib/addresses/in-site-link";
import { watchCart } from "../../client/account-cart/watch-cart";
import { addLook } from "./look";
import { watchFinderForms } from "./finder-forms";
import { isOpen } from "./open-popover";
import { watchBuyBar } from "./buy-bar";
import { watchMenus } from "./menus";
import { watchDoubleTaps } from "../../features/cart/mini/double-taps";
import { watchAddedToCart } from "../../features/cart/mini/added-to-cart";
import { focusHeading, watchRouterFocus } from "./keep-focus";
import { opensMiniCart, watchCartLink } from "../../features/cart/mini/mini-cart-link";
import { watchAnalytics } from "../../features/analytics/watch-analytics";
import { watchChatLink } from "../../features/chat/chat-link";
import { watchGallery } from "../../features/catalogue/product/gallery";
import { watchSearchField } from "../../features/catalogue/suggestions/watch-search-field";
import { watchCompare } from "../../features/compare/compare-button";
import { watchRecentlyViewed } from "../../features/saved/watch-recently-viewed";
import { watchWishes } from "../../features/saved/wish-button";
import { watchCounting } from "../../features/marketing/counting";
import { watchNewsletter } from "../../features/marketing/newsletter";
import { watchSpeed } from "../../features/performance/watch-speed";
import { watchPlaceForms } from "./place-forms";
import { finishProgress, startProgress } from "./route-progress";
import { watchSignOut } from "./sign-out";
import { watchMisfits } from "./watch-misfits";
import { watchVehicle } from "./watch-vehicle";
import { addFullStyles } from "./full-styles";
import { watchSearchClicks } from "./search-clicks";
import { applyMissedChoice, makeRoomForResults, syncResults, watchSearchForms } from "./search-forms";
import { resetSpinner } from "../../client/page/spinner";

interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}

function followLink(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || !isPlainClick(event)) return;
  // A full page load would close the menu's drawer; an in-page link must close it explicitly. A link in the
  // filters leads to more filters, so their sheet stays open.
  const drawer = link.closest<HTMLElement>("[popover]:not(form)");
  if (drawer && isOpen(drawer)) drawer.hidePopover();
  const path = inSitePath(link, location);
  if (path === null) return;
  event.preventDefault();
  if (path !== location.pathname + location.search + location.hash) startProgress();
  navigateTo(path);
}

/** Prefetches the page of a hovered link. Gatsby's loader skips slow connections and data savers. */
function prefetch(event: Event): void {
  const link = linkOf(event);
  const path = link && !opensMiniCart(link) && inSitePath(link, location);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (path && !connection?.saveData) gatsbyGlobals().___loader?.hovering(path);
}

/** Called when the app's code runs, before rendering; Gatsby awaits the result. */
export function installRuntime(): Promise<void> | undefined {
  watchSpeed();
  addLook();
  return addFullStyles();
}

/**
 * Called once the app has rendered its first page. Changing the page earlier would cause a hydration mismatch
 * and a full re-render. Replays earlier clicks.
 */
export function announceReady(): void {
  watchPage();
  // If the code cannot be loaded, the host's results stay.
  syncResults().catch(() => undefined);
  applyMissedChoice();
  dispatchEvent(new Event(READY_EVENT));
}

function watchPage(): void {
  watchCartLink();
  watchChatLink();
  document.addEventListener("click", followLink);
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch, { passive: true });
  watchMenus();
  watchSignOut();
  watchNewsletter();
  watchCounting();
  watchAnalytics();
  watchCart();
  watchDoubleTaps();
  watchMisfits();
  watchAddedToCart();
  watchBuyBar();
  watchPlaceForms();
  watchGallery();
  watchSearchForms();
  watchFinderForms();
  watchVehicle();
  watchSearchClicks();
  watchSearchField();
  watchWishes();
  watchCompare();
  watchRecentlyViewed();
  watchRouterFocus();
}

/** Called after each change of the address, including the first page (then without a previous address). */
export function afterRouteChange(location: RouteLocation, previous: RouteLocation | null): void {
  finishProgress();
  if (!previous) return;
  if (previous.pathname !== location.pathname) {
    resetSpinner();
    if (!location.hash) focusHeading();
  }
  // If the code cannot be loaded, only the host can render the address.
  syncResults().catch(() => globalThis.location.reload());
  dispatchEvent(new Event(ROUTE_EVENT));
}

/**
 * Whether Gatsby may scroll a changed page. False: the position stays, or Back to Listing has restored it.
 * Undefined: Gatsby decides (top of a new page, the old position on Back).
 * @param saved scroll position of this history entry; 0 for a new one
 */
export function scrollAfterRouteChange(
  location: RouteLocation,
  previous: RouteLocation | null,
  saved = 0,
): false | undefined {
  // The first page: the visitor may have scrolled while the app loaded.
  if (!previous) return false;
  const returned = consumeReturnScroll();
  if (returned || saved) makeRoomForResults(returned || saved);
  if (returned) {
    // Gatsby treats a returned position as true and scrolls to its own saved position.
    scrollTo(0, returned);
    return false;
  }
  const listing = placeOf(location.pathname)?.path;
  const isNarrowed = listing !== undefined && listing === placeOf(previous.pathname)?.path;
  const pageOf = ({ pathname, search }: RouteLocation) =>
    Number(new URLSearchParams(search).get("page") ?? readListingPath(pathname)?.page ?? 1);
  return isNarrowed && pageOf(location) === pageOf(previous) ? false : undefined;
}
