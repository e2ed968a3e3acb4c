/** A product as a PostgreSQL search document: weighted words, facet values, and numbers. */
import { readAttributes, type TypedAttributes } from "#contract/attributes/read-attributes";
import type { FacetProduct } from "#contract/catalogue/facet";
import { FACETS, FACET_KEYS, optionsOf, type FacetKey } from "#contract/catalogue/facets";
import { UNRANKED, type SearchRow } from "../memory/product-columns.model";
import { attributeTerms } from "../text/attribute-terms.rules";
import type { ProductTerms } from "../text/product-terms.model";
import { FIELD } from "../text/word-index.model";

/**
 * Increment with every change of what is read from a product or text: hosts with a new version rebuild all
 * documents.
 */
export const DOCUMENT_VERSION = 3;
/** Depends on stock, which every search reads live. */
export const LIVE_FACET: FacetKey = "AVAILABILITY";
/** Limit of a tsvector. */
const MAX_POSITIONS = 16_383;
const MAX_TERM_BYTES = 2_000;

export interface ProductDocument {
  readonly productId: string;
  /** Weights of the tsvector: A kind of product, B name and numbers, C other search terms, D description. */
  readonly words: string;
  /** `KEY=value` for every facet value that counts the product. */
  readonly options: readonly string[];
  /** By facet, for facets filtered by range. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly price: number;
  readonly rating: number;
  readonly reviews: number;
  readonly rank: number;
  readonly created: number;
}

export const writeOption = (key: FacetKey, value: string) => `${key}=${value}`;

export function readOption(option: string): readonly [key: FacetKey, value: string] {
  const at = option.indexOf("=");
  return [option.slice(0, at) as FacetKey, option.slice(at + 1)];
}

export function toDocument(row: SearchRow, terms: ProductTerms): ProductDocument {
  const typed = readAttributes(row);
  const product: FacetProduct = { ...row, typed };
  const options: string[] = [];
  const numbers: Record<string, number> = {};
  for (const key of FACET_KEYS) {
    if (key === LIVE_FACET) continue;
    const { values, number } = valuesOf(key, product);
    for (const value of values) options.push(writeOption(key, value));
    if (number !== null) numbers[key] = number;
  }
  return {
    productId: row.productId,
    options,
    numbers,
    words: wordsOf(row, typed, terms),
    price: row.cashPrice ?? 0,
    rating: row.reviewAverage ?? 0,
    reviews: row.reviewCount,
    rank: row.bestSellingRank ?? UNRANKED,
    created: row.createdAt,
  };
}

function valuesOf(
  key: FacetKey,
  product: FacetProduct,
): { values: readonly string[]; number: number | null } {
  const facet = FACETS[key];
  if (facet.kind === "name")
    return { values: facet.read(product).filter((name) => facet.names.includes(name)), number: null };
  const value = facet.read(product);
  if (value === null) return { values: [], number: null };
  if (typeof value === "string") return { values: [value], number: null };
  if (facet.kind === "least")
    return { values: facet.steps.filter((step) => value >= step).map(String), number: value };
  if (facet.kind !== "band") return { values: [], number: null };
  const band = Math.max(
    0,
    facet.bounds.findLastIndex((bound) => value >= bound),
  );
  return { values: [optionsOf(facet)[band]!.value], number: value };
}

function wordsOf(row: SearchRow, typed: TypedAttributes, terms: ProductTerms): string {
  const termFields = terms.of(row);
  const weighted = new Map<string, string>();
  for (const term of terms.describing(row, termFields)) weighted.set(term, "D");
  for (const term of attributeTerms(typed)) weighted.set(term, "C");
  for (const [term, fields] of termFields) weighted.set(term, weightOf(fields));
  return [...weighted]
    .filter(([term]) => term !== "" && Buffer.byteLength(term) <= MAX_TERM_BYTES)
    .map(([term, weight], at) => `${quote(term)}:${Math.min(at + 1, MAX_POSITIONS)}${weight}`)
    .join(" ");
}

function weightOf(fields: number): string {
  if ((fields & FIELD.kind) !== 0) return "A";
  return (fields & (FIELD.name | FIELD.code)) !== 0 ? "B" : "C";
}

/** Quotes a lexeme for a tsvector or tsquery. */
export function quote(term: string): string {
  return `'${term.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}
