/**
 * Filters and counts. A product that passes every filter counts for every facet. A product that fails a
 * single filter counts only for that filter's facet, so that a facet's own choice does not narrow its counts.
 */
import { FACET_KEYS, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { displayedAttributes, distinguishes } from "./displayed-attributes.rules";
import type { Candidates } from "./facet-column.model";
import type { ProductColumns } from "../memory/product-columns.model";

/** By facet: the number of products per id number, or per option. */
export type ColumnCounts = { readonly [Key in FacetKey]?: Uint32Array };

export interface Counts {
  /** Slots that pass every filter; valid until the next search. */
  readonly passed: Int32Array;
  readonly facets: ColumnCounts;
}

/**
 * @param slots live candidates, or null for every live slot
 * @param counted facets to count, besides the attributes relevant to the matches
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

/** Returns the slots that fail only this filter; 0 = slots that fail none. @param buffer output buffer */
function failing({ slots, fails, size }: Candidates, filter: number, buffer: Int32Array): Int32Array {
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const failed = fails[i]!;
    if (failed === 0 || failed === filter) buffer[count++] = slots[i]!;
  }
  return buffer.subarray(0, count);
}
