/** Asks the API for one page of search results; the site host never waits longer than two seconds for it. */
import { print } from "graphql";
import { GRAPHQL_PATH } from "#contract/endpoints";
import { SearchListingDocument, type SearchListingQuery } from "#contract/graphql/generated";
import { toSearchInput, type SearchQuery } from "../catalogue/search/search-query";
import { toSearchView, type SearchView } from "../catalogue/search/search-view";

const timeoutMs = 2000;
const operation = print(SearchListingDocument);

/** The results, or null when the API did not answer in time or answered with an error. */
export async function askForResults(apiUrl: string, query: SearchQuery): Promise<SearchView | null> {
  try {
    const response = await fetch(`${apiUrl}${GRAPHQL_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: operation, variables: { input: toSearchInput(query) } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as { data?: SearchListingQuery | null };
    return answer.data ? toSearchView(answer.data.searchProducts) : null;
  } catch {
    return null;
  }
}
