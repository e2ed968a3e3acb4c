/** The state of a list of orders is its address: filter, text, page and size can be kept, shared and gone back to. */
import { LIMITS } from "#contract/limits";

export interface ListAddress {
  /** What is shown: the name of a counter or a status; "" for all. */
  readonly show: string;
  /** What was searched for; "" for nothing. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

const { pageSizes, maxPage } = LIMITS.lists;
export const PAGE_SIZES: readonly number[] = pageSizes;

/** Reads a query string; whatever makes no sense is as if it were not there. */
export function readListAddress(search: string, known: readonly string[]): ListAddress {
  const params = new URLSearchParams(search);
  const show = params.get("show") ?? "";
  const page = Number(params.get("page") ?? 1);
  const size = Number(params.get("size"));
  return {
    show: known.includes(show) ? show : "",
    text: (params.get("q") ?? "").trim().slice(0, LIMITS.orders.searchTextLength),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    size: PAGE_SIZES.includes(size) ? size : pageSizes[0],
  };
}

/** The address of a list; what is usual is left out. */
export function listUrl(path: string, { show, text, page, size }: ListAddress): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (show) params.set("show", show);
  if (size !== pageSizes[0]) params.set("size", String(size));
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** The order an address below a list names: /account/orders/<id>/ → <id>; null for the list itself. */
export function orderIdIn(pathname: string, listPath: string): string | null {
  const rest = pathname.startsWith(listPath) ? pathname.slice(listPath.length).replace(/\/$/, "") : "";
  return rest === "" ? null : rest;
}
