/**
 * Inserts an address's results into the prerendered page of a listing (/search/, a category, a brand), so
 * that search and filters work without JavaScript.
 */
import { createElement } from "react";
import { escapeUTF8 } from "entities";
import { renderToStaticMarkup } from "react-dom/server";
import { FACETS, FACET_KEYS, TYPED_PRICE } from "#contract/catalogue/facets";
import type { FormerProduct } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { categoryPath } from "#contract/site/paths";
import { fixedChoices } from "../../catalogue/search/fixed-choices";
import { SEARCH_PLACE, placeOf, type ListingPlace } from "../../catalogue/search/listing-place";
import { SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import { SearchResults } from "../../catalogue/search/search-results";
import {
  EMPTY_QUERY,
  isNarrowed,
  parseSearchQuery,
  searchUrl,
  type SearchQuery,
} from "../../catalogue/search/search-query";
import { readTypedQuery } from "../../catalogue/search/typed-query";
import type { SearchView } from "../../catalogue/search/search-view";
import { fillPage } from "./fill-page";
import { requestResults, type SearchAnswer, type SearchApi } from "./search-answer";

interface SearchPage extends Pick<SearchAnswer, "status" | "headers"> {
  readonly html: string;
}

/**
 * The canonical address: without empty parameters ("f.rating=&sort=" of a form without a script) and filters
 * the listing fixes, and with a price in words as a filter. Null when already canonical. Parameters of other
 * features stay.
 */
export function cleanAddress(place: ListingPlace, search: string): string | null {
  const params = new URLSearchParams(search);
  const own = [...params].filter(([name]) => /^(?:q|sort|size|page|f\..*)$/.test(name));
  const query = readTypedQuery(params, place);
  const isUnfiltered = place !== SEARCH_PLACE && !isNarrowed(query) && own.length > 0;
  const isRetained = ([name, value]: [string, string]) =>
    value !== "" && !isFixed(place, name) && !isTyped(name);
  const isClean = own.every(isRetained);
  if (isClean && !isUnfiltered && query.text === parseSearchQuery(params, place).text) return null;
  const address = new URL(searchUrl(query), "http://site");
  for (const [name, value] of params)
    if (!own.some(([other]) => other === name)) address.searchParams.append(name, value);
  return address.pathname + address.search;
}

/** True for the two dollar fields; canonical addresses have a price band instead. */
function isTyped(param: string): boolean {
  return param === TYPED_PRICE.lowest || param === TYPED_PRICE.highest;
}

function isFixed(place: ListingPlace, param: string): boolean {
  const fixed = fixedChoices(place);
  return FACET_KEYS.some((key) => FACETS[key].param === param && fixed[key] !== undefined);
}

/** The query of a listing's address; null for the unfiltered listing, which is a file. */
export function readListingQuery(place: ListingPlace, search: string): SearchQuery | null {
  const query = parseSearchQuery(new URLSearchParams(search), place);
  return place === SEARCH_PLACE || isNarrowed(query) ? query : null;
}

/** Renders the page of a query, also for failures and without results. */
export async function searchPage(template: string, query: SearchQuery, api: SearchApi): Promise<SearchPage> {
  const { view, ...answer } = await requestResults(api, query);
  return { html: fillTemplate(template, query, view), ...answer };
}

/** The page of a discontinued product, from the 404 page: its name, and alternatives from its category. */
export async function gonePage(template: string, former: FormerProduct, api: SearchApi): Promise<string> {
  const place = former.categoryId ? placeOf(categoryPath({ slug: former.categoryId })) : null;
  const query = { ...EMPTY_QUERY, place: place ?? SEARCH_PLACE };
  const { view } = await requestResults(api, query);
  const page = view === null ? template : fillTemplate(template, query, view);
  const message = MESSAGES.catalogue.former(former.name);
  return page
    .replace(/(<title[^<>]*>)[^<]*/, (_, tag: string) => tag + escapeUTF8(message))
    .replace(/(<h1[^<>]*>)[^<]*/, (_, tag: string) => tag + escapeUTF8(message))
    .replace(/(<\/h1><p[^<>]*>)[^<]*/, (_, tag: string) => tag + escapeUTF8(MESSAGES.catalogue.instead));
}

/** Inserts results, title and search words into the prerendered page. @throws Error without the slot */
function fillTemplate(template: string, query: SearchQuery, result: SearchView | null): string {
  const results = renderToStaticMarkup(
    createElement(SearchResults, { result, query, unfilteredCount: unfilteredCountOf(template) }),
  );
  const page = fillPage(template, { id: SEARCH_RESULTS_ID, url: searchUrl(query), html: results });
  if (!query.text) return page;
  const words = escapeUTF8(query.text);
  return page
    .replace(/<title[^<>]*>/, (tag) => `${tag}${words} – `)
    .replace(/<input[^<>]*\/>/g, (tag) =>
      tag.includes(' name="q"') ? tag.replace(/\svalue="[^"]*"|(?=\/>)/, ` value="${words}"`) : tag,
    );
}

/** The number of products in the unfiltered listing; null on the search page. */
function unfilteredCountOf(template: string): number | null {
  const [, count] = /\sdata-listing="(\d+)"/.exec(template) ?? [];
  return count === undefined ? null : Number(count);
}
