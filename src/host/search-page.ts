/**
 * GET /search/?…: the prerendered search page with its results written in, so that searching works without JavaScript.
 */
import { createElement } from "react";
import { escapeUTF8 } from "entities";
import { renderToStaticMarkup } from "react-dom/server";
import { SEARCH_RESULTS_MARKER } from "../catalogue/search/results-place";
import { SearchResults } from "../catalogue/search/search-results";
import { parseSearchQuery, searchUrl, type SearchQuery } from "../catalogue/search/search-query";
import { readTypedQuery } from "../catalogue/search/typed-query";
import type { SearchView } from "../catalogue/search/search-view";
import { askForResults, type SearchAnswer, type SearchApi } from "./search-answer";

interface SearchPage extends Pick<SearchAnswer, "status" | "headers"> {
  readonly html: string;
}

/**
 * The address without what says nothing ("f.rating=&sort=", as a form without a script sends it), a price in words as the
 * filter it is; null when it is so already. Parameters that are not the search's stay.
 */
export function cleanAddress(search: string): string | null {
  const params = new URLSearchParams(search);
  const isOwn = (name: string) => /^(?:q|sort|size|page|f\..*)$/.test(name);
  const isClean = [...params].every(([name, value]) => !isOwn(name) || value !== "");
  const query = readTypedQuery(params);
  if (isClean && query.text === parseSearchQuery(params).text) return null;
  const address = new URL(searchUrl(query), "http://site");
  for (const [name, value] of params) if (!isOwn(name)) address.searchParams.append(name, value);
  return address.pathname + address.search;
}

/** Renders the page for any query string ("q=washer&f.brand=…"). Without results it says so. */
export async function searchPage(template: string, search: string, api: SearchApi): Promise<SearchPage> {
  const query = parseSearchQuery(new URLSearchParams(search));
  const { view, ...answer } = await askForResults(api, query);
  return { html: fillTemplate(template, query, view), ...answer };
}

/** Writes results, title and the searched words into the prerendered page. */
function fillTemplate(template: string, query: SearchQuery, result: SearchView | null): string {
  const results = renderToStaticMarkup(createElement(SearchResults, { result, query }));
  const page = template.replace(SEARCH_RESULTS_MARKER, () => results);
  if (!query.text) return page;
  const words = escapeUTF8(query.text);
  return page
    .replace(/<title[^<>]*>/, (tag) => `${tag}${words} – `)
    .replace(/<input[^<>]*\/>/g, (tag) =>
      tag.includes(' name="q"') ? tag.replace(/\svalue="[^"]*"|(?=\/>)/, ` value="${words}"`) : tag,
    );
}
