/** What the page of a listing or a search looks for, from its address. */
import type { SearchProductsInput } from "#contract/graphql/generated";
import { ROUTES } from "#contract/site-paths";
import { parseSearchQuery, toSearchInput } from "./search-query";

/** @param address a path of the site with its query. @returns null for a page that shows no search */
export function parseSearchAddress(address: string): SearchProductsInput | null {
  const [path = "", search = ""] = address.split("?", 2);
  const query = parseSearchQuery(new URLSearchParams(search));
  const { sort: _sort, pageNumber: _page, pageSize: _size, ...input } = toSearchInput(query);
  if (path === ROUTES.search) return input;
  const [, category] = /^\/products\/([a-z0-9-]+)\//.exec(path) ?? [];
  if (category) return { ...input, categoryId: category };
  const [, brand] = /^\/brands\/([a-z0-9-]+)\//.exec(path) ?? [];
  return brand ? { ...input, brandIds: [brand] } : null;
}
