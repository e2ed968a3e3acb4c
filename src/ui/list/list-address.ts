/** The state of a list is its address: filter, text, order, page and size can be kept, shared and gone back to. */
import { LIMITS } from "#contract/limits";

export interface ListAddress {
  /** The value of the filter; "" for all. */
  readonly show: string;
  /** What was searched for; "" for nothing. */
  readonly text: string;
  /** The column it is sorted by, "-" before it for the largest first; "" for the usual order. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** What a list knows; whatever else an address says counts for nothing. */
export interface ListChoices {
  readonly shows?: readonly string[];
  readonly columns?: readonly string[];
}

const { pageSizes, maxPage, searchTextLength } = LIMITS.lists;
export const PAGE_SIZES: readonly number[] = pageSizes;

/** Reads a query string; whatever makes no sense is as if it were not there. */
export function readListAddress(search: string, { shows = [], columns = [] }: ListChoices): ListAddress {
  const params = new URLSearchParams(search);
  const show = params.get("show") ?? "";
  const sort = params.get("sort") ?? "";
  const page = Number(params.get("page") ?? 1);
  const size = Number(params.get("size"));
  return {
    show: shows.includes(show) ? show : "",
    text: (params.get("q") ?? "").trim().slice(0, searchTextLength),
    sort: columns.includes(sort.replace(/^-/, "")) ? sort : "",
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    size: PAGE_SIZES.includes(size) ? size : pageSizes[0],
  };
}

/** The address of a list; what is usual is left out. */
export function listUrl(path: string, { show, text, sort, page, size }: ListAddress): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (show) params.set("show", show);
  if (sort) params.set("sort", sort);
  if (size !== pageSizes[0]) params.set("size", String(size));
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** What an address below a list names: /account/orders/<id>/ → <id>; null for the list itself. */
export function idBelow(listPath: string, pathname: string): string | null {
  const rest = pathname.startsWith(listPath) ? pathname.slice(listPath.length).replace(/\/$/, "") : "";
  return rest === "" ? null : rest;
}
