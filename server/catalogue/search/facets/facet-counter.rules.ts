/**
 * Filters and counts: a product that passes everything counts for every facet; one that fails a single filter counts for
 * that filter's own facet only, so a facet's own choice does not narrow its own counts.
 */
import { FACET_KEYS, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { displayedAttributes, distinguishes } from "./displayed-attributes.rules";
import type { Candidates } from "./facet-column.model";
import type { ProductColumns } from "../memory/product-columns.model";

/** By facet: how many stand for each id by number, or for each option. */
export type ColumnCounts = { readonly [Key in FacetKey]?: Uint32Array };

export interface Counts {
  /** Slots that pass every filter, until the next search. */
  readonly passed: Int32Array;
  readonly facets: ColumnCounts;
}

/**
 * @param slots the candidates, all of them live, or null for every live slot
 * @param counted the facets to be counted, beside the attributes that say something of what is found
 */
export function filterAndCount(
  columns: ProductColumns,
  slots: Int32Array | null,
  choices: Choices,
  counted: readonly FacetKey[],
  withAttributes: boolean,
): Counts {
  const alive = slots ?? columns.alive;
  const { fails, passing, others } = columns.scratch;
  const candidates: Candidates = { slots: alive, fails: fails.fill(0, 0, alive.length), size: alive.length };
  const filters = new Map<FacetKey, number>();
  for (const key of FACET_KEYS) {
    const values = choices[key];
    if (!values || values.length === 0) continue;
    filters.set(key, filters.size + 1);
    columns.facets[key].markFails(candidates, values, filters.size);
  }
  const passed = failing(candidates, 0, passing);
  const attributes = withAttributes ? displayedAttributes(columns, passed, choices) : [];
  const facets: Partial<Record<FacetKey, Uint32Array>> = {};
  for (const key of [...counted, ...attributes]) {
    const filter = filters.get(key);
    const counts = columns.facets[key].count(
      filter === undefined ? passed : failing(candidates, filter, others),
    );
    if (!attributes.includes(key) || filter !== undefined || distinguishes(counts, passed.length))
      facets[key] = counts;
  }
  return { passed, facets };
}

/** The slots that fail nothing, or nothing but one filter; 0 for none. @param found where they are written */
function failing({ slots, fails, size }: Candidates, filter: number, found: Int32Array): Int32Array {
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const failed = fails[i]!;
    if (failed === 0 || failed === filter) found[count++] = slots[i]!;
  }
  return found.subarray(0, count);
}
