/** The finder page with the step for its address inserted (src/catalogue/finder). */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { REST_CALLS } from "#contract/rest/calls.generated";
import { FINDER_ID } from "../../catalogue/finder/finder-place";
import { FinderResults } from "../../catalogue/finder/finder-results";
import { finderUrl, parseFinderQuery } from "../../catalogue/finder/finder-query";
import type { FinderView } from "../../catalogue/finder/finder-view";
import { loadFinder, type FinderApi } from "../../catalogue/finder/load-finder";
import { fillPath } from "../../lib/addresses/fill-path";
import { ROUTES } from "#contract/site/paths";
import { fillPage } from "./fill-page";
import { queryApi, dataOf, headersFor, TIMEOUT_MS, type SearchApi } from "./search-answer";

interface FinderAnswer {
  readonly html: string;
  readonly status: 200 | 404 | 503;
  readonly headers: Readonly<Record<string, string>>;
}

const STATUS = { step: 200, vehicle: 200, unknown: 404, unavailable: 503 } as const satisfies Record<
  FinderView["kind"],
  number
>;

/** Null for an address without a selection: its page is a file. */
export async function finderAnswer(
  template: string,
  search: string,
  api: SearchApi,
): Promise<FinderAnswer | null> {
  const query = parseFinderQuery(new URLSearchParams(search));
  const url = finderUrl(query);
  if (url === ROUTES.finder) return null;
  const view = await loadFinder(query, finderApi(api));
  const html = renderToStaticMarkup(createElement(FinderResults, { view }));
  return {
    html: fillPage(template, { id: FINDER_ID, url, html }),
    status: STATUS[view.kind],
    // Selections make unlimited addresses; search engines have the model pages.
    headers: { "x-robots-tag": "noindex", ...(view.kind === "unavailable" ? { "retry-after": "5" } : {}) },
  };
}

const FIRST_FAILURE = 500;
const TOO_MANY = 429;

function finderApi(api: SearchApi): FinderApi {
  // One timeout for all queries of a page.
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return {
    async call(name, params) {
      const address = api.url + fillPath(REST_CALLS[name].path, params ?? {});
      const response = await fetch(address, { headers: headersFor(api), signal });
      if (response.status >= FIRST_FAILURE || response.status === TOO_MANY)
        throw new Error(`The API responded to the finder with status ${response.status}`);
      const { isSuccess, data } = (await response.json()) as { isSuccess: boolean; data: never };
      return isSuccess ? data : null;
    },
    query: async (document, variables) => dataOf(await queryApi(api, document, variables, signal)),
  };
}
