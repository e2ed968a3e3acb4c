/** Parses the search of a listing or search page from its address. */
import { toArguments } from "#contract/catalogue/facets";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { fixedChoices } from "./fixed-choices";
import { placeOf } from "./listing-place";
import { parseSearchQuery } from "./search-query";

/** @param address a path of the site with its query. @returns null for a page without a search */
export function parseSearchAddress(address: string): SearchProductsInput | null {
  const [path = "", search = ""] = address.split("?", 2);
  const place = placeOf(path);
  if (!place) return null;
  const { choices, text } = parseSearchQuery(new URLSearchParams(search), place);
  return { ...toArguments({ ...choices, ...fixedChoices(place) }), ...(text ? { text } : {}) };
}
