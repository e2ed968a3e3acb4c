/**
 * GET /search/?…: the prerendered search page with the results of this address written into it, so that searching
 * works without JavaScript.
 */
import { createElement } from "react";
import { escapeUTF8 } from "entities";
import { renderToStaticMarkup } from "react-dom/server";
import { SEARCH_RESULTS_MARKER } from "../catalogue/search/results-place";
import { SearchResults } from "../catalogue/search/search-results";
import { parseSearchQuery, type SearchQuery } from "../catalogue/search/search-query";
import type { SearchView } from "../catalogue/search/search-view";
import { askForResults } from "./search-answer";

interface SearchAnswer {
  readonly html: string;
  /** 503 when the API did not answer: the page says so, and nobody may keep it. */
  readonly status: 200 | 503;
}

/** Builds the page for a query string ("q=washer&f.brand=…"); any query string will do. */
export async function searchPage(template: string, search: string, apiUrl: string): Promise<SearchAnswer> {
  const query = parseSearchQuery(new URLSearchParams(search));
  const result = await askForResults(apiUrl, query);
  return { html: fillTemplate(template, query, result), status: result ? 200 : 503 };
}

/** Writes results, title and the searched words into the prerendered page. */
function fillTemplate(template: string, query: SearchQuery, result: SearchView | null): string {
  const results = renderToStaticMarkup(createElement(SearchResults, { result, query }));
  const page = template.replace(SEARCH_RESULTS_MARKER, () => results);
  if (!query.text) return page;
  const words = escapeUTF8(query.text);
  return page
    .replace(/(<title[^>]*>)/, (tag) => `${tag}${words} – `)
    .replace(/(<input(?=[^>]*\sname="q")[^>]*?)(\svalue="[^"]*")?(\s*\/?>)/g, (_, start, _value, end) => {
      return `${start} value="${words}"${end}`;
    });
}
