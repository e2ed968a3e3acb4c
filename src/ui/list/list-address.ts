/** A list's state is in its address: filter, text, order, page and size can be bookmarked and shared. */
import { daysSince } from "#contract/time/days";
import { LIMITS } from "#contract/limits";

export interface ListAddress {
  /** The value of the filter; "" for all. */
  readonly show: string;
  /** The search text; "" for none. */
  readonly text: string;
  /** Sort column, with a leading "-" for descending; "" for the default order. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Date range, YYYY-MM-DD; omitted for lists without dates. */
  readonly from?: string;
  readonly to?: string;
  /** Further filters by their parameter names. */
  readonly more?: Readonly<Record<string, string>>;
  /** Default: LIMITS.lists.pageSizes. */
  readonly sizes?: PageSizes;
}

/** A list's path, and its state in the address. */
export interface ListPaging {
  readonly path: string;
  readonly address: ListAddress;
}

/** Allowed page sizes, and the default. */
export interface PageSizes {
  readonly choices: readonly number[];
  readonly usual: number;
}

/** Page sizes of the back office, where staff process long lists (docs/decisions/screens.md). */
export const STAFF_SIZES: PageSizes = { choices: [10, 25, 50, 100], usual: 25 };

/** The values a list accepts; ignores other values in an address. */
export interface ListChoices {
  readonly shows?: readonly string[];
  readonly columns?: readonly string[];
  readonly sizes?: PageSizes;
  /** Whether the list has a date range. */
  readonly hasDays?: boolean;
}

const { pageSizes, maxPage, searchTextLength } = LIMITS.lists;
const PAGE_SIZES: PageSizes = { choices: pageSizes, usual: pageSizes[0] };

export function sizesOf({ sizes = PAGE_SIZES }: Pick<ListAddress, "sizes">): PageSizes {
  return sizes;
}

/** Parses a query string; ignores invalid values. */
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

/** The address of a list; omits defaults. */
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

/** Whether the list has a search text or filter. */
export function isFiltered({ show, text, from, to, more = {} }: ListAddress): boolean {
  return [show, text, from, to, ...Object.values(more)].some(Boolean);
}

/** The id in an address below a list: /account/orders/<id>/ → <id>; null for the list itself. */
export function idBelow(listPath: string, pathname: string): string | null {
  const rest = pathname.startsWith(listPath) ? pathname.slice(listPath.length).replace(/\/$/, "") : "";
  return rest === "" ? null : rest;
}

/** DOM id of a list, the target of skip links and of lost focus. @param plural name of its entries */
export function listId(plural: string): string {
  return `list-${plural.toLowerCase().replaceAll(" ", "-")}`;
}
