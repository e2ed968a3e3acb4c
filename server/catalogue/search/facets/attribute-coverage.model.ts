/** How many live products of each category have each attribute, kept with every change of a product. */
import { ATTRIBUTE_FACET_KEYS, type FacetKey } from "#contract/catalogue/facets";
import type { FacetColumn } from "./facet-column.model";
import { NOTHING } from "../memory/numbering.model";

export class AttributeCoverage {
  private readonly attributes: readonly FacetColumn[];
  /** By number of the category, the one without category first: live products, then those that have each attribute. */
  private readonly counts: Uint32Array[] = [];

  constructor(private readonly facets: Readonly<Record<FacetKey, FacetColumn>>) {
    this.attributes = ATTRIBUTE_FACET_KEYS.map((key) => facets[key]);
  }

  /** Takes in (1) or out (-1) the product of a slot. */
  add(slot: number, by: 1 | -1): void {
    const category = this.facets.CATEGORY.numbers[slot]! + 1;
    const counts = (this.counts[category] ??= new Uint32Array(this.attributes.length + 1));
    counts[0]! += by;
    const nothing = NOTHING;
    for (let i = 0; i < this.attributes.length; i += 1)
      if (this.attributes[i]!.numbers[slot] !== nothing) counts[i + 1]! += by;
  }

  /** Live products of a category by its number. */
  productsIn(category: number): number {
    return this.counts[category + 1]?.[0] ?? 0;
  }

  /** Adds for each attribute, in the order of ATTRIBUTE_FACET_KEYS, how many of so many products of a category have it. */
  addExpected(category: number, products: number, expected: Float64Array): void {
    const counts = this.counts[category + 1];
    if (!counts || counts[0] === 0) return;
    const share = products / counts[0]!;
    for (let i = 0; i < expected.length; i += 1) expected[i]! += counts[i + 1]! * share;
  }
}
