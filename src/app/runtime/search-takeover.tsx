/**
 * Listings once the app runs: a filter, sort order or page changes the address, and the results come from the
 * API without a page load. The initial results, from the site host or of the entire category or brand, are
 * set aside meanwhile and restored for the unfiltered listing.
 */
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { SearchListingDocument } from "#contract/graphql/documents/search.generated";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { SEARCH_PLACE, placeOf } from "../../catalogue/search/listing-place";
import { FACET_FORM_ID, SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import { SearchResults } from "../../catalogue/search/search-results";
import {
  isNarrowed,
  parseSearchQuery,
  searchUrl,
  toSearchInput,
  type SearchQuery,
} from "../../catalogue/search/search-query";
import { POPULAR, toSearchView, type SearchView } from "../../catalogue/search/search-view";
import { ROUTE_EVENT } from "../../client/page/page-keys";
import { addAnnouncer, announce } from "./announce";
import { focusedControl } from "./keep-focus";
import { queryApi } from "../../client/http/query-api";
import { isOpen } from "./open-popover";
import { finishProgress, startProgress } from "./route-progress";

let drawn: {
  readonly container: HTMLElement;
  readonly root: Root;
  readonly aside: HTMLElement | null;
} | null = null;
let pending: AbortController | null = null;

/** Loads the results of the current address; called after each route change. */
export async function syncResults(): Promise<void> {
  const place = placeOf(location.pathname);
  const container = document.getElementById(SEARCH_RESULTS_ID);
  if (!place || !container) return leaveResults();
  const query = parseSearchQuery(new URLSearchParams(location.search), place);
  const url = searchUrl(query);
  if (place === SEARCH_PLACE) nameWords(query);
  pending?.abort();
  container.removeAttribute("aria-busy");
  if (place !== SEARCH_PLACE && !isNarrowed(query)) {
    container.style.minHeight = "";
    return leaveResults();
  }
  if (container.dataset["url"] === url) return;
  const mine = new AbortController();
  pending = mine;
  container.setAttribute("aria-busy", "true");
  addAnnouncer();
  announce("");
  startProgress();
  const result = await loadResults(query, mine.signal);
  // Superseded by a newer request, which is still loading.
  if (mine.signal.aborted) return;
  container.removeAttribute("aria-busy");
  finishProgress();
  draw(container, url, query, result);
  dispatchEvent(new Event(ROUTE_EVENT));
}

async function loadResults(query: SearchQuery, signal: AbortSignal): Promise<SearchView | null> {
  try {
    const search = async (input: SearchProductsInput) =>
      (await queryApi(SearchListingDocument, { input }, { signal })).searchProducts;
    return await toSearchView(await search(toSearchInput(query)), () => search(POPULAR));
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function draw(element: HTMLElement, url: string, query: SearchQuery, result: SearchView | null): void {
  const focused = focusedControl(element);
  const sheet = findSheet(element);
  const [isSheetOpen, scrolled] = [sheet !== null && isOpen(sheet), sheet?.scrollTop ?? 0];
  const folds = new Map(foldsOf(element).map((group) => [nameOf(group), group.open]));
  if (drawn?.container !== element) begin(element);
  const { root, container } = drawn!;
  container.dataset["url"] = url;
  // The key resets uncontrolled fields to the new address.
  flushSync(() =>
    root.render(
      <SearchResults
        key={url}
        query={query}
        result={result}
        isLive
        unfilteredCount={unfilteredCountOf(container)}
      />,
    ),
  );
  // The element set aside must not keep the reserved height.
  element.style.minHeight = "";
  const next = findSheet(container);
  for (const group of foldsOf(container)) group.open ||= folds.get(nameOf(group)) ?? false;
  if (isSheetOpen && next) {
    next.showPopover();
    next.scrollTop = scrolled;
  }
  if (focused) container.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  announce(container.querySelector(".count")?.textContent ?? "");
}

/** The number of products in the unfiltered listing; null on the search page. */
function unfilteredCountOf(container: HTMLElement): number | null {
  const count = container.closest<HTMLElement>("[data-listing]")?.dataset["listing"];
  return count ? Number(count) : null;
}

/** Creates a separate React root for the results; elements of the page's own root are set aside unchanged. */
function begin(element: HTMLElement): void {
  leaveResults();
  const isOurs = element.dataset["url"] !== undefined || element.childElementCount === 0;
  if (isOurs) {
    element.replaceChildren();
    drawn = { container: element, root: createRoot(element), aside: null };
    return;
  }
  const container = document.createElement("div");
  container.id = SEARCH_RESULTS_ID;
  element.replaceWith(container);
  drawn = { container, root: createRoot(container), aside: element };
}

function findSheet(container: Element): HTMLElement | null {
  return container.querySelector<HTMLElement>(`#${FACET_FORM_ID}`);
}

/** The filter groups, open or collapsed. */
function foldsOf(container: Element): HTMLDetailsElement[] {
  return [...container.querySelectorAll<HTMLDetailsElement>(`#${FACET_FORM_ID} details`)];
}

function nameOf(group: HTMLDetailsElement): string | null | undefined {
  return group.querySelector("summary")?.textContent;
}

function leaveResults(): void {
  pending?.abort();
  pending = null;
  if (!drawn) return;
  const { root, container, aside } = drawn;
  drawn = null;
  root.unmount();
  if (!aside || !container.isConnected) return;
  container.replaceWith(aside);
  aside.querySelectorAll("form").forEach((form) => form.reset());
}

/** Updates search box and title, as the host's page does. */
function nameWords(query: SearchQuery): void {
  document.querySelectorAll<HTMLInputElement>('input[name="q"]').forEach((input) => {
    if (document.activeElement !== input) input.value = query.text;
  });
  const [plain] = document.title.split(" – ").slice(-1);
  document.title = query.text ? `${query.text} – ${plain}` : (plain ?? "");
}
