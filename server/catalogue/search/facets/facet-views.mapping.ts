/** Converts counts to the schema's facets, in the contract's order, with display labels. */
import { attributeOf } from "#contract/attributes/attributes";
import { valueText } from "#contract/attributes/value-text";
import { FACETS, FACET_KEYS, optionsOf, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { joinBands, readBand } from "#contract/catalogue/bands";
import type { Facet, FacetValue } from "#contract/graphql/generated";
import type { CatalogueTree } from "../memory/catalogue-tree.model";
import type { FacetCounts } from "../search.port";

/** Maximum number of values of an open-ended facet; those with the most products remain. */
const MAX_VALUES = 100;
/** Labels are built once, not per search. */
const OPTIONS = new Map(FACET_KEYS.map((key) => [key, optionsOf(FACETS[key])]));

interface FacetSource {
  readonly choices: Choices;
  readonly counts: FacetCounts;
  readonly tree: CatalogueTree;
}

/** All counted facets: an attribute with the values of the matches, every other facet with all its values. */
export function facetViews(source: FacetSource): Facet[] {
  const { choices, counts } = source;
  return FACET_KEYS.filter((key) => counts[key] !== undefined && isListed(key, choices)).map((key) => {
    const facet = FACETS[key];
    const isSelected = selectionOf(key, choices[key]);
    const values =
      facet.kind === "id"
        ? idValues(key, source, isSelected)
        : OPTIONS.get(key)!.map(({ value, label }) => {
            return { value, label, count: counts[key]?.get(value) ?? 0, isSelected: isSelected(value) };
          });
    const isAvailable = ({ value, count }: FacetValue) =>
      facet.attribute !== undefined ? count > 0 : !(facet.kind === "name" && facet.unlisted?.includes(value));
    const isVisible = (value: FacetValue) => value.isSelected || isAvailable(value);
    return { key, label: facet.label, values: values.filter(isVisible) };
  });
}

function isListed(key: FacetKey, choices: Choices): boolean {
  const facet = FACETS[key];
  return choices[key] !== undefined || !(facet.kind === "id" && facet.isUnlisted);
}

/** Returns a test for chosen values: bands match inside the chosen range. */
function selectionOf(key: FacetKey, values: readonly string[] = []): (value: string) => boolean {
  if (values.length === 0) return () => false;
  if (FACETS[key].kind !== "band") return (value) => values.includes(value);
  const chosen = joinBands(values);
  if (chosen === null) return () => false;
  return (value) => {
    const band = readBand(value);
    return band !== null && chosen.lowest <= band.lowest && chosen.highest >= band.highest;
  };
}

/** Returns ids with products, plus chosen ids without any, so that a shopper can deselect them. */
function idValues(key: FacetKey, source: FacetSource, isSelected: (id: string) => boolean): FacetValue[] {
  const { counts, choices } = source;
  const candidates = new Set([...(counts[key]?.keys() ?? []), ...(choices[key] ?? [])]);
  const values = [...candidates].flatMap((id) => {
    const label = labelOf(key, id, source);
    const value = { value: id, count: counts[key]?.get(id) ?? 0, isSelected: isSelected(id) };
    return label === null || (value.count === 0 && !value.isSelected) ? [] : [{ ...value, label }];
  });
  return values
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en") || (a.value < b.value ? -1 : 1))
    .filter((value, index) => index < MAX_VALUES || value.isSelected);
}

function labelOf(key: FacetKey, id: string, { tree, choices }: FacetSource): string | null {
  const { attribute } = FACETS[key];
  if (attribute !== undefined) return valueText(attributeOf(attribute), id);
  return key === "CATEGORY" ? leafName(id, tree, choices) : (tree.brands.get(id)?.name ?? null);
}

/**
 * Offers the subcategories of the chosen department, or of the chosen subcategory's department; without a
 * choice, all leaves.
 */
function leafName(id: string, tree: CatalogueTree, { CATEGORY: [chosen = ""] = [] }: Choices): string | null {
  const category = tree.categories.get(id);
  const department = tree.departmentOf.get(chosen);
  const isAvailable = !department || tree.departmentOf.get(id) === department;
  return category && category.subCategories.length === 0 && isAvailable ? category.name : null;
}
