/** Counts the live products with each attribute per category, updated with every product change. */
import { ATTRIBUTE_FACET_KEYS, type FacetKey } from "#contract/catalogue/facets";
import type { FacetColumn } from "./facet-column.model";
import { NOTHING } from "../memory/numbering.model";

export class AttributeCoverage {
  private readonly attributes: readonly FacetColumn[];
  /** By category number, first entry for no category: live products, then products with each attribute. */
  private readonly counts: Uint32Array[] = [];

  constructor(private readonly facets: Readonly<Record<FacetKey, FacetColumn>>) {
    this.attributes = ATTRIBUTE_FACET_KEYS.map((key) => facets[key]);
  }

  /** Adds (1) or removes (-1) the product of a slot. */
  add(slot: number, by: 1 | -1): void {
    const category = this.facets.CATEGORY.numbers[slot]! + 1;
    const counts = (this.counts[category] ??= new Uint32Array(this.attributes.length + 1));
    counts[0]! += by;
    const nothing = NOTHING;
    for (let i = 0; i < this.attributes.length; i += 1)
      if (this.attributes[i]!.numbers[slot] !== nothing) counts[i + 1]! += by;
  }

  /** Returns live products of a category by its number. */
  productsIn(category: number): number {
    return this.counts[category + 1]?.[0] ?? 0;
  }

  /**
   * Adds, for each attribute in the order of ATTRIBUTE_FACET_KEYS, how many of the given number of a
   * category's products are expected to have it.
   */
  addExpected(category: number, products: number, expected: Float64Array): void {
    const counts = this.counts[category + 1];
    if (!counts || counts[0] === 0) return;
    const share = products / counts[0]!;
    for (let i = 0; i < expected.length; i += 1) expected[i]! += counts[i + 1]! * share;
  }
}
