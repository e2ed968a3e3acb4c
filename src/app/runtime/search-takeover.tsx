/**
 * The search page once the app runs: a filter, sort order or page changes the address, and the results come from the
 * API without a page load. The first results come from the site host.
 */
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { SearchListingDocument } from "#contract/graphql/documents/search.generated";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { ROUTES } from "#contract/site-paths";
import { FACET_FORM_ID } from "../../catalogue/search/facet-form";
import { SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import { SearchResults } from "../../catalogue/search/search-results";
import {
  parseSearchQuery,
  searchUrl,
  toSearchInput,
  type SearchQuery,
} from "../../catalogue/search/search-query";
import { POPULAR, toSearchView, type SearchView } from "../../catalogue/search/search-view";
import { ROUTE_EVENT } from "../../client/page/page-marks";
import { routerNavigate } from "./gatsby-globals";
import { focusedControl } from "./keep-focus";
import { ApiAnswerError, queryApi } from "../../client/http/query-api";
import { isOpen } from "./open-popover";
import { finishProgress, startProgress } from "./route-progress";

let drawn: { container: Element; root: Root } | null = null;
let pending: AbortController | null = null;

export function isSearchPage(pathname: string): boolean {
  return pathname === ROUTES.search;
}

/** Loads the results of the current address; called after each route change. */
export async function syncResults(): Promise<void> {
  const container = document.getElementById(SEARCH_RESULTS_ID);
  if (!container || !isSearchPage(location.pathname)) return leaveResults();
  const query = parseSearchQuery(new URLSearchParams(location.search));
  const url = searchUrl(query);
  const isFromHost = container.firstElementChild !== null && !container.dataset["url"];
  const isCurrent = isFromHost || container.dataset["url"] === url;
  container.dataset["url"] = url;
  nameWords(query);
  if (isCurrent) return;
  pending?.abort();
  const mine = new AbortController();
  pending = mine;
  container.setAttribute("aria-busy", "true");
  startProgress();
  const result = await ask(query, mine.signal);
  // A newer request is under way: its answer is the one to show.
  if (mine.signal.aborted) return;
  container.removeAttribute("aria-busy");
  finishProgress();
  draw(container, url, query, result);
  dispatchEvent(new Event(ROUTE_EVENT));
}

async function ask(query: SearchQuery, signal: AbortSignal): Promise<SearchView | null> {
  try {
    const search = async (input: SearchProductsInput) =>
      (await queryApi(SearchListingDocument, { input }, { signal })).searchProducts;
    return await toSearchView(await search(toSearchInput(query)), () => search(POPULAR));
  } catch (error) {
    if (error instanceof ApiAnswerError || error instanceof Error) return null;
    throw error;
  }
}

function draw(container: Element, url: string, query: SearchQuery, result: SearchView | null): void {
  const focused = focusedControl(container);
  const sheet = findSheet(container);
  const [isSheetOpen, scrolled] = [sheet !== null && isOpen(sheet), sheet?.scrollTop ?? 0];
  if (drawn?.container !== container) {
    leaveResults();
    container.replaceChildren();
    drawn = { container, root: createRoot(container) };
  }
  const { root } = drawn;
  // The key resets uncontrolled fields to the new address.
  flushSync(() => root.render(<SearchResults key={url} query={query} result={result} isLive />));
  const next = findSheet(container);
  if (isSheetOpen && next) {
    next.showPopover();
    next.scrollTop = scrolled;
  }
  if (focused) container.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}

function findSheet(container: Element): HTMLElement | null {
  return container.querySelector<HTMLElement>(`#${FACET_FORM_ID}`);
}

function leaveResults(): void {
  pending?.abort();
  pending = null;
  drawn?.root.unmount();
  drawn = null;
}

/** Updates search box and title, as the host's page does. */
function nameWords(query: SearchQuery): void {
  document.querySelectorAll<HTMLInputElement>('input[name="q"]').forEach((input) => {
    if (document.activeElement !== input) input.value = query.text;
  });
  const [plain] = document.title.split(" – ").slice(-1);
  document.title = query.text ? `${query.text} – ${plain}` : (plain ?? "");
}

/** The address a submitted form of the search page leads to. Typed words may name a price: what reads it is fetched then. */
async function formUrl(form: HTMLFormElement, button: HTMLElement | null): Promise<string> {
  const params = new URLSearchParams();
  new FormData(form, button).forEach((value, name) => {
    if (typeof value === "string") params.append(name, value);
  });
  if (form.id === FACET_FORM_ID) return searchUrl(parseSearchQuery(params));
  const { readTypedQuery } = await import("../../catalogue/search/typed-query");
  return searchUrl(readTypedQuery(params));
}

function isSearchForm(form: HTMLFormElement | null): form is HTMLFormElement {
  return form !== null && new URL(form.action, location.href).pathname === ROUTES.search;
}

/** An order or a filter that was chosen while the app was on its way; an open sheet has its button. */
export function applyMissedChoice(): void {
  const form = document.querySelector<HTMLFormElement>(`form#${FACET_FORM_ID}`);
  if (form && !isOpen(form) && [...form.elements].some(isChanged)) form.requestSubmit();
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
}

/**
 * Applies a filter when it changes and a form when it is submitted, without a page load. A sheet over the static page of a
 * category applies all at its button: it would be gone with the page.
 */
export function watchSearchForms(): void {
  const commit = (form: HTMLFormElement, button: HTMLElement | null = null) => {
    const navigate = routerNavigate() ?? ((path: string) => location.assign(path));
    formUrl(form, button).then(navigate, () => form.submit());
  };
  document.addEventListener("change", (event) => {
    const field = event.target as HTMLInputElement;
    if (!field.matches("[type=checkbox],[type=radio],select") || !isSearchForm(field.form)) return;
    if (isSearchPage(location.pathname) || !isOpen(field.form)) commit(field.form);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !isSearchForm(form)) return;
    if (!isSearchPage(location.pathname) && form.id !== FACET_FORM_ID) return;
    event.preventDefault();
    commit(form, event.submitter);
  });
}
