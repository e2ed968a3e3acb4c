/** Attributes as facets: numbers in bands or common retail sizes, texts and flags by name. */
import type { Facet, FacetProduct } from "../catalogue/facet";
import type { AttributeFilter } from "./attribute-filters";
import { ATTRIBUTE_FILTERS } from "./attribute-filters.generated";

export type AttributeFacetKey = keyof typeof ATTRIBUTE_FILTERS;

export const ATTRIBUTE_FACETS = Object.fromEntries(
  Object.entries(ATTRIBUTE_FILTERS).map(([key, filter]) => [
    key,
    attributeFacet(key as AttributeFacetKey, filter),
  ]),
) as Readonly<Record<AttributeFacetKey, Facet>>;

function attributeFacet(key: AttributeFacetKey, filter: AttributeFilter): Facet {
  const { label, param } = filter;
  const shared = { label, param, choice: "many", attribute: key } as const;
  const valueIn = ({ typed }: FacetProduct) => typed.get(key);
  if (filter.type === "flag")
    return {
      ...shared,
      kind: "name",
      names: ["YES"],
      textOf: () => label,
      read: (product) => (valueIn(product) === true ? ["YES"] : []),
    };
  if (filter.type === "text") {
    const texts = new Map(filter.values.map((text) => [nameOf(text), text]));
    return {
      ...shared,
      kind: "name",
      names: [...texts.keys()],
      textOf: (name) => texts.get(name) ?? name,
      read: (product) => [valueIn(product) ?? []].flat().map((text) => nameOf(String(text))),
    };
  }
  if (filter.type === "code")
    return {
      ...shared,
      kind: "id",
      isUnlisted: filter.isUnlisted,
      read: (product) => (valueIn(product) as string | undefined) ?? null,
    };
  const textOf = (number: number) =>
    filter.thousands !== undefined && number >= 1_000
      ? `${number / 1_000}${filter.thousands}`
      : `${number.toLocaleString("en-US")}${filter.unit}`;
  const { sizes } = filter;
  if (sizes) {
    const sizeByName = new Map(sizes.map((size) => [nameOfSize(size), size]));
    return {
      ...shared,
      kind: "name",
      names: [...sizeByName.keys()],
      textOf: (name) => textOf(sizeByName.get(name) ?? Number(name)),
      read: (product) => sizeOf(sizes, valueIn(product) as number | undefined),
    };
  }
  return {
    ...shared,
    kind: "band",
    bounds: filter.bounds ?? [0],
    step: filter.step ?? 0.1,
    textOf,
    read: (product) => (valueIn(product) as number | undefined) ?? null,
  };
}

/** A text as the API spells it; addresses use lowercase. "Wi-Fi 6E" becomes WI_FI_6E. */
export function nameOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
}

/** Sizes below zero also start like other address values. */
function nameOfSize(size: number): string {
  return size < 0 ? `MINUS_${-size}` : String(size);
}

/** 500 GB is sold as 512, but 750 GB is neither 512 nor 1,000. */
const TOLERANCE = 0.1;

function sizeOf(sizes: readonly number[], number: number | undefined): string[] {
  if (number === undefined) return [];
  let nearest = sizes[0]!;
  for (const size of sizes) if (Math.abs(size - number) < Math.abs(nearest - number)) nearest = size;
  return Math.abs(nearest - number) <= Math.abs(nearest) * TOLERANCE ? [nameOfSize(nearest)] : [];
}
