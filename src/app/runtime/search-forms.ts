/**
 * Forms and addresses of listings once the app runs. The code for filtering, searching and rendering results
 * without a page load is loaded on listing pages only.
 */
import { placeOf, SEARCH_PLACE, type ListingPlace } from "../../catalogue/search/listing-place";
import { FACET_FORM_ID, SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import { navigateTo } from "./gatsby-globals";
import { isOpen } from "./open-popover";

let takeover: { syncResults(): Promise<void> } | null = null;

/** Shows the results of the current address; called after each route change. */
export async function syncResults(): Promise<void> {
  const isListed = placeOf(location.pathname) && document.getElementById(SEARCH_RESULTS_ID);
  if (!takeover && !isListed) return;
  takeover ??= await import("./search-takeover");
  await takeover.syncResults();
}

/** Reserves height, so that the scroll position can be restored before the results arrive. */
export function makeRoomForResults(scroll: number): void {
  const container = document.getElementById(SEARCH_RESULTS_ID);
  const place = placeOf(location.pathname);
  if (!container || !place || container.dataset["url"] !== undefined) return;
  // Without a filter the results are the page's own; the reserved height is released once that is known.
  if (place === SEARCH_PLACE || location.search) container.style.minHeight = `${scroll + innerHeight}px`;
}

/** The address of a submitted form. Typed words may name a price, whose parser is loaded on demand. */
async function formUrl(form: HTMLFormElement, button: HTMLElement | null): Promise<string> {
  const params = new URLSearchParams();
  new FormData(form, button).forEach((value, name) => {
    if (typeof value === "string") params.append(name, value);
  });
  const place = placeOfForm(form)!;
  const { parseSearchQuery, searchUrl } = await import("../../catalogue/search/search-query");
  if (form.id === FACET_FORM_ID) return searchUrl(parseSearchQuery(params, place));
  const { readTypedQuery } = await import("../../catalogue/search/typed-query");
  return searchUrl(readTypedQuery(params, place));
}

/** The listing of a form; null for other forms. */
function placeOfForm(form: HTMLFormElement): ListingPlace | null {
  return placeOf(new URL(form.action, location.href).pathname);
}

/** True when the form targets the current listing, so that its page stays. */
function isOfThisPage(form: HTMLFormElement): boolean {
  return placeOfForm(form)?.path === placeOf(location.pathname)?.path;
}

/** Applies a sort order or filter selected before the app ran; an open sheet has a button for that. */
export function applyMissedChoice(): void {
  const form = document.querySelector<HTMLFormElement>(`form#${FACET_FORM_ID}`);
  if (form && !isOpen(form) && [...form.elements].some(isChanged)) form.requestSubmit();
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
}

/** Applies a filter on change and a form on submit, without a page load. */
export function watchSearchForms(): void {
  const commit = (form: HTMLFormElement, button: HTMLElement | null = null) => {
    formUrl(form, button).then(navigateTo, () => form.submit());
  };
  document.addEventListener("change", (event) => {
    const { form } = event.target as HTMLInputElement;
    const isChoice = (event.target as Element).matches("[type=checkbox],[type=radio],select");
    if (isChoice && form?.id === FACET_FORM_ID && placeOfForm(form)) commit(form);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !placeOfForm(form)) return;
    if (!isOfThisPage(form) && form.id !== FACET_FORM_ID) return;
    event.preventDefault();
    commit(form, event.submitter);
  });
}
