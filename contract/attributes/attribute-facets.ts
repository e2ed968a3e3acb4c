/** Attributes as facets: numbers in bands or in the sizes things are sold in, texts and flags by name. */
import type { Facet, FacetProduct } from "../facet";
import { valuesOf, type Attribute } from "./attribute";
import { type ATTRIBUTES, ATTRIBUTE_KEYS, attributeOf, type AttributeKey } from "./attributes";

export type AttributeFacetKey = {
  [Key in AttributeKey]: (typeof ATTRIBUTES)[Key] extends { readonly param: string } ? Key : never;
}[AttributeKey];

export const ATTRIBUTE_FACETS = Object.fromEntries(
  ATTRIBUTE_KEYS.flatMap((key) => {
    const row = attributeOf(key);
    return row.param === undefined ? [] : [[key, attributeFacet(key, row, row.param)]];
  }),
) as Readonly<Record<AttributeFacetKey, Facet>>;

function attributeFacet(key: AttributeKey, row: Attribute, param: string): Facet {
  const shared = { label: row.label, param, choice: "many", attribute: key } as const;
  const valueIn = ({ typed }: FacetProduct) => typed.get(key);
  if (row.type === "flag")
    return {
      ...shared,
      kind: "name",
      names: ["YES"],
      textOf: () => row.label,
      read: (product) => (valueIn(product) === true ? ["YES"] : []),
    };
  if (row.type === "text") {
    const texts = new Map(valuesOf(row).map((text) => [nameOf(text), text]));
    return {
      ...shared,
      kind: "name",
      names: [...texts.keys()],
      textOf: (name) => texts.get(name) ?? name,
      read: (product) => [valueIn(product) ?? []].flat().map((text) => nameOf(String(text))),
    };
  }
  const textOf = (number: number) =>
    row.thousands !== undefined && number >= 1_000
      ? `${number / 1_000}${row.thousands}`
      : `${number.toLocaleString("en-US")}${row.unit}`;
  const { sizes } = row;
  if (sizes)
    return {
      ...shared,
      kind: "name",
      names: sizes.map(String),
      textOf: (name) => textOf(Number(name)),
      read: (product) => sizeOf(sizes, valueIn(product) as number | undefined),
    };
  return {
    ...shared,
    kind: "band",
    bounds: row.bounds ?? [0],
    step: 0.1,
    textOf,
    read: (product) => (valueIn(product) as number | undefined) ?? null,
  };
}

/** A text as the API and, in small letters, an address have it: "Wi-Fi 6E" is WI_FI_6E. */
function nameOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
}

/** 500 GB are sold as 512, but 750 are neither that nor 1,000. */
const TOLERANCE = 0.1;

function sizeOf(sizes: readonly number[], number: number | undefined): string[] {
  if (number === undefined) return [];
  let nearest = sizes[0]!;
  for (const size of sizes) if (Math.abs(size - number) < Math.abs(nearest - number)) nearest = size;
  return Math.abs(nearest - number) <= nearest * TOLERANCE ? [String(nearest)] : [];
}
