/** What the page of a listing or a search looks for, from its address. */
import { toArguments } from "#contract/facets";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { ROUTES } from "#contract/site-paths";
import { parseSearchQuery } from "./search-query";

/** @param address a path of the site with its query. @returns null for a page that shows no search */
export function parseSearchAddress(address: string): SearchProductsInput | null {
  const [path = "", search = ""] = address.split("?", 2);
  const query = parseSearchQuery(new URLSearchParams(search));
  const input = { ...toArguments(query.choices), ...(query.text ? { text: query.text } : {}) };
  if (path === ROUTES.search) return input;
  const [, category] = /^\/products\/([a-z0-9-]+)\//.exec(path) ?? [];
  if (category) return { ...input, categoryId: category };
  const [, brand] = /^\/brands\/([a-z0-9-]+)\//.exec(path) ?? [];
  return brand ? { ...input, brandIds: [brand] } : null;
}
