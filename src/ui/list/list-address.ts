/** The state of a list is its address: filter, text, order, page and size can be kept, shared and gone back to. */
import { daysSince } from "#contract/days";
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
  /** Days it is narrowed to, YYYY-MM-DD; left out where a list has none. */
  readonly from?: string;
  readonly to?: string;
  /** What else narrows it, by its name in the address. */
  readonly more?: Readonly<Record<string, string>>;
  /** Left out where they are those of LIMITS.lists.pageSizes. */
  readonly sizes?: PageSizes;
}

/** How many entries a page may hold, and how many it does unless told. */
export interface PageSizes {
  readonly choices: readonly number[];
  readonly usual: number;
}

/** Of the back office, where work is done down a list (docs/decisions/forms-and-lists.md). */
export const STAFF_SIZES: PageSizes = { choices: [10, 25, 50, 100], usual: 25 };

/** What a list knows; whatever else an address says counts for nothing. */
export interface ListChoices {
  readonly shows?: readonly string[];
  readonly columns?: readonly string[];
  readonly sizes?: PageSizes;
  /** Whether it can be narrowed to days. */
  readonly hasDays?: boolean;
}

const { pageSizes, maxPage, searchTextLength } = LIMITS.lists;
const PAGE_SIZES: PageSizes = { choices: pageSizes, usual: pageSizes[0] };

/** Those of a list. */
export function sizesOf({ sizes = PAGE_SIZES }: Pick<ListAddress, "sizes">): PageSizes {
  return sizes;
}

/** Reads a query string; whatever makes no sense is as if it were not there. */
export function readListAddress(search: string, choices: ListChoices): ListAddress {
  const { shows = [], columns = [], sizes, hasDays = false } = choices;
  const { choices: allowed, usual } = sizesOf({ sizes });
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
    size: allowed.includes(size) ? size : usual,
    ...(hasDays && { from: readDay(params.get("from")), to: readDay(params.get("to")) }),
    ...(sizes && { sizes }),
  };
}

function readDay(text: string | null): string {
  return text?.startsWith("20") && daysSince(text) !== null ? text : "";
}

/** The address of a list; what is usual is left out. */
export function listUrl(path: string, address: ListAddress): string {
  const { show, text, sort, page, size, from, to } = address;
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (show) params.set("show", show);
  if (sort) params.set("sort", sort);
  if (from) params.set("from", from);
  if (to) params.set("to", to);
  for (const [name, value] of Object.entries(address.more ?? {})) params.set(name, value);
  if (size !== sizesOf(address).usual) params.set("size", String(size));
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** What an address below a list names: /account/orders/<id>/ → <id>; null for the list itself. */
export function idBelow(listPath: string, pathname: string): string | null {
  const rest = pathname.startsWith(listPath) ? pathname.slice(listPath.length).replace(/\/$/, "") : "";
  return rest === "" ? null : rest;
}

/** Where a list is on its page, to be skipped to and to take a focus that was lost. @param plural what its entries are called */
export function listId(plural: string): string {
  return `list-${plural.toLowerCase().replaceAll(" ", "-")}`;
}
