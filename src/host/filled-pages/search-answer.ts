/** Queries the API for a page of search results, with a timeout of two seconds. */
import type { DocumentNode } from "graphql";
import { print } from "graphql/language/printer";
import {
  BUILD_KEY_HEADER,
  GRAPHQL_PATH,
  REQUEST_ID_HEADER,
  SHOPPER_ADDRESS_HEADER,
} from "#contract/rest/paths";
import { nameOfOperation } from "../../lib/operation-name";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { FormerProductDocument, SearchListingDocument } from "#contract/graphql/documents/search.generated";
import type {
  FormerProductQuery,
  SearchListingQuery,
  SearchProductsInput,
} from "#contract/graphql/generated";
import { toSearchInput, type SearchQuery } from "../../catalogue/search/search-query";
import { POPULAR, toSearchView, type SearchView } from "../../catalogue/search/search-view";

export const TIMEOUT_MS = 2000;

/** How the site host calls the API for a shopper. Rate limits then count the shopper, not this host. */
export interface SearchApi {
  readonly url: string;
  /** Proves to the API host that the shopper's address comes from the site host. */
  readonly buildKey: string;
  readonly shopper: string;
  readonly requestId: string;
  /** Headers of the shopper's request: searches by bots and by visitors who opted out are not counted. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SearchAnswer {
  /** Null without a result. */
  readonly view: SearchView | null;
  /** 503: the API failed or timed out; 429: the shopper exceeded a rate limit. */
  readonly status: 200 | 429 | 503;
  /** Retry headers. */
  readonly headers: Readonly<Record<string, string>>;
}

const UNAVAILABLE: SearchAnswer = { view: null, status: 503, headers: { "retry-after": "5" } };

/** Never throws. */
export async function requestResults(api: SearchApi, query: SearchQuery): Promise<SearchAnswer> {
  // One timeout for both queries: popular products are queried only without results.
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await querySearch(api, toSearchInput(query), signal);
    if (response.status === 429) {
      const headers = { "retry-after": response.headers.get("retry-after") ?? "60" };
      return { view: null, status: 429, headers };
    }
    const results = await resultsOf(response);
    const view = await toSearchView(results, async () => resultsOf(await querySearch(api, POPULAR, signal)));
    return { view, status: 200, headers: {} };
  } catch {
    return UNAVAILABLE;
  }
}

/** The product formerly sold at an address; null without one, and when the API does not respond. */
export async function requestFormerProduct(
  api: SearchApi,
  slug: string,
): Promise<FormerProductQuery["formerProduct"]> {
  try {
    const response = await queryApi(api, FormerProductDocument, { slug }, AbortSignal.timeout(TIMEOUT_MS));
    return (await dataOf<FormerProductQuery>(response)).formerProduct ?? null;
  } catch {
    return null;
  }
}

function querySearch(api: SearchApi, input: SearchProductsInput, signal: AbortSignal): Promise<Response> {
  return queryApi(api, SearchListingDocument, { input }, signal);
}

async function resultsOf(response: Response): Promise<SearchListingQuery["searchProducts"]> {
  return (await dataOf<SearchListingQuery>(response)).searchProducts;
}

export function queryApi<Answer, Variables>(
  api: SearchApi,
  document: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${api.url}${GRAPHQL_PATH}`, {
    method: "POST",
    headers: { ...headersFor(api), "content-type": "application/json" },
    body: JSON.stringify({ operationName: nameOfOperation(document), query: textOf(document), variables }),
    signal,
  });
}

export function headersFor(api: SearchApi): Record<string, string> {
  return {
    ...api.headers,
    [BUILD_KEY_HEADER]: api.buildKey,
    [SHOPPER_ADDRESS_HEADER]: api.shopper,
    [REQUEST_ID_HEADER]: api.requestId,
  };
}

/** Query texts, printed once from their document trees. */
const texts = new Map<object, string>();

function textOf(document: DocumentNode): string {
  const known = texts.get(document) ?? print(document);
  texts.set(document, known);
  return known;
}

/** @throws Error for a response without data */
export async function dataOf<Answer>(response: Response): Promise<Answer> {
  const { data } = (await response.json()) as { data?: Answer | null };
  if (!data) throw new Error(`The API responded with status ${response.status} without data`);
  return data;
}
