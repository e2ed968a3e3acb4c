/** The applied filters of a search, each with the address of the search without it. */
import { FACETS, FACET_KEYS, textOfChoice } from "#contract/catalogue/facets";
import type { FacetView, LinkView } from "../views/catalogue-views";
import { changeQuery, searchUrl, type SearchQuery } from "./search-query";

/** One entry per chosen value, in facet order. */
export function appliedFilters(query: SearchQuery, facets: readonly FacetView[]): LinkView[] {
  const labelOf = (key: FacetView["key"], value: string) =>
    facets.find((facet) => facet.key === key)?.values.find((candidate) => candidate.value === value)?.label;
  return FACET_KEYS.flatMap((key) => {
    const values = query.choices[key] ?? [];
    return values.map((value) => {
      const isId = FACETS[key].kind === "id";
      const remaining = values.filter((other) => other !== value);
      const label = (isId ? labelOf(key, value) : undefined) ?? textOfChoice(FACETS[key], value);
      return {
        label,
        url: searchUrl(changeQuery(query, { choices: { ...query.choices, [key]: remaining } })),
      };
    });
  });
}

/** The search for the same words without filters. */
export function withoutFilters(query: SearchQuery): string {
  return searchUrl(changeQuery(query, { choices: {} }));
}
