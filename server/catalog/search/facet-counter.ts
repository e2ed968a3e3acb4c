/**
 * Filters and counts: a product that passes everything counts for every facet; one that fails a single filter counts for
 * that filter's own facet only, so a facet's own choice does not narrow its own counts.
 */
import { FACET_KEYS, type Choices, type FacetKey } from "#contract/facets";
import type { ProductColumns } from "./product-columns";

/** By facet: how many stand for each id by number, or for each option. */
export type FacetCounts = { readonly [Key in FacetKey]?: Uint32Array };

export interface Counts {
  /** Slots that pass every filter. */
  readonly passed: Int32Array;
  readonly facets: FacetCounts;
}

/** @param slots the candidates, or null for every slot */
export function filterAndCount(
  columns: ProductColumns,
  slots: Int32Array | null,
  choices: Choices,
  counted: readonly FacetKey[],
): Counts {
  const candidates = liveOnes(columns, slots);
  for (const [index, key] of FACET_KEYS.entries()) {
    const values = choices[key];
    if (values && values.length > 0) columns.facets[key].markFails(candidates, values, 1 << index);
  }
  const { near, passed } = nearlyPassed(candidates);
  const facets: Partial<Record<FacetKey, Uint32Array>> = {};
  for (const key of counted) facets[key] = columns.facets[key].count(near, 1 << FACET_KEYS.indexOf(key));
  return { passed, facets };
}

function liveOnes({ live, size }: ProductColumns, slots: Int32Array | null) {
  const total = slots?.length ?? size;
  const alive = new Int32Array(total);
  let count = 0;
  for (let i = 0; i < total; i += 1) {
    const slot = slots ? slots[i]! : i;
    if (live[slot] === 1) alive[count++] = slot;
  }
  return { slots: alive, fails: new Int32Array(count), size: count };
}

/** Moves those that fail one filter at most to the front, in place; what fails two counts nowhere. */
function nearlyPassed({ slots, fails, size }: ReturnType<typeof liveOnes>) {
  const passed = new Int32Array(size);
  let [near, through] = [0, 0];
  for (let i = 0; i < size; i += 1) {
    const failed = fails[i]!;
    if ((failed & (failed - 1)) !== 0) continue;
    slots[near] = slots[i]!;
    fails[near++] = failed;
    if (failed === 0) passed[through++] = slots[i]!;
  }
  return { near: { slots, fails, size: near }, passed: passed.subarray(0, through) };
}
