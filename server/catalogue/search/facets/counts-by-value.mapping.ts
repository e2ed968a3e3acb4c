/** Converts column counts to the port's format: by value instead of by number or position. */
import { FACETS, FACET_KEYS, optionsOf, type FacetKey } from "#contract/catalogue/facets";
import type { ColumnCounts } from "./facet-counter.rules";
import type { ProductColumns } from "../memory/product-columns.model";
import type { FacetCounts } from "../search.port";

const OPTION_VALUES = new Map(
  FACET_KEYS.map((key) => [key, optionsOf(FACETS[key]).map(({ value }) => value)]),
);

export function countsByValue(counts: ColumnCounts, { facets }: ProductColumns): FacetCounts {
  const countsByFacet: Partial<Record<FacetKey, ReadonlyMap<string, number>>> = {};
  for (const key of FACET_KEYS) {
    const numbers = counts[key];
    if (numbers === undefined) continue;
    const values = FACETS[key].kind === "id" ? facets[key].ids.keys : OPTION_VALUES.get(key)!;
    const byValue = new Map<string, number>();
    for (let i = 0; i < numbers.length; i += 1) if (numbers[i] !== 0) byValue.set(values[i]!, numbers[i]!);
    countsByFacet[key] = byValue;
  }
  return countsByFacet;
}
