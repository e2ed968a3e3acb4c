/**
 * The product fields that an import fills: their names in the code, the API and a supplier's record, their
 * columns in `products`, and their defaults. Reading, comparing and writing follow this table.
 */
import { sql } from "kysely";
import type { HiddenReason } from "#contract/catalogue/hidden-reasons";
import type { OfferLabel } from "#contract/catalogue/lists";
import type { Cents } from "#contract/money/money";

export interface ImageRecord {
  rel: string;
  unit: string;
  width: number | null;
  height: number | null;
  href: string;
  primary: boolean;
}

export interface AttributeRecord {
  name: string;
  value: string;
}

export interface RebateRecord {
  /** Page of the claim; empty if unknown. */
  url: string;
  code: string;
  description: string;
}

export interface CategoryStepRecord {
  id: string;
  name: string;
}

type SqlType = "text" | "int" | "real" | "boolean" | "jsonb" | "timestamptz";

interface Field<Column extends string, Value> {
  readonly column: Column;
  readonly type: SqlType;
  /** Key order for objects in a list, because the database reorders keys. */
  readonly keys?: readonly string[];
  /** For typing only, never set. */
  readonly value?: Value;
}

/**
 * A field sent by the supplier. A field missing from a record keeps its value; the fallback applies until the
 * first value arrives.
 */
interface SuppliedField<Column extends string, Value> extends Field<Column, Value> {
  readonly fallback: Value;
}

const supplied = <const Column extends string, Value>(
  column: Column,
  type: SqlType,
  fallback: Value,
  keys?: readonly string[],
): SuppliedField<Column, Value> => ({ column, type, fallback, keys });

/** A field derived by the shop from supplier data and its own rules. */
const derived =
  <Value>() =>
  <const Column extends string>(
    column: Column,
    type: SqlType,
    keys?: readonly string[],
  ): Field<Column, Value> => ({ column, type, keys });

/** In comparison order. */
export const PRODUCT_FIELDS = {
  supplierProductId: supplied("supplier_product_id", "text", null as string | null),
  name: derived<string>()("name", "text"),
  brandId: derived<string | null>()("brand_id", "text"),
  modelNumber: supplied("model_number", "text", null as string | null),
  upc: supplied("upc", "text", null as string | null),
  categoryId: derived<string | null>()("category_id", "text"),
  supplierCategoryPath: derived<CategoryStepRecord[]>()("supplier_category_path", "jsonb", ["id", "name"]),
  supplierPrice: derived<Cents | null>()("supplier_price_cents", "int"),
  supplierSalePrice: derived<Cents | null>()("supplier_sale_price_cents", "int"),
  plannedSalePrice: derived<Cents | null>()("planned_sale_price_cents", "int"),
  saleStartsAt: derived<Date | null>()("sale_starts_at", "timestamptz"),
  saleEndsAt: derived<Date | null>()("sale_ends_at", "timestamptz"),
  saleChangesAt: derived<Date | null>()("sale_changes_at", "timestamptz"),
  regularPrice: derived<Cents | null>()("regular_price_cents", "int"),
  salePrice: derived<Cents | null>()("sale_price_cents", "int"),
  onSale: derived<boolean>()("on_sale", "boolean"),
  clearance: supplied("clearance", "boolean", false as boolean),
  images: supplied("images", "jsonb", [] as ImageRecord[], [
    "rel",
    "unit",
    "width",
    "height",
    "href",
    "primary",
  ]),
  customerReviewCount: supplied("review_count", "int", 0),
  customerReviewAverage: supplied("review_average", "real", null as number | null),
  shippingCost: supplied("shipping_cost_cents", "int", null as Cents | null),
  freeShipping: supplied("free_shipping", "boolean", false as boolean),
  homeDelivery: supplied("home_delivery", "boolean", false as boolean),
  inStorePickup: supplied("in_store_pickup", "boolean", false as boolean),
  onlineAvailability: supplied("online_availability", "boolean", true as boolean),
  inStoreAvailability: supplied("in_store_availability", "boolean", false as boolean),
  quantityLimit: supplied("quantity_limit", "int", null as number | null),
  lowPriceGuarantee: supplied("low_price_guarantee", "boolean", false as boolean),
  bestSellingRank: supplied("best_selling_rank", "int", null as number | null),
  description: supplied("description", "text", ""),
  longDescription: supplied("long_description", "text", ""),
  features: supplied("features", "jsonb", [] as string[]),
  includedItems: supplied("included_items", "jsonb", [] as string[]),
  attributes: supplied("attributes", "jsonb", [] as AttributeRecord[], ["name", "value"]),
  rebates: supplied("rebates", "jsonb", [] as RebateRecord[], ["url", "code", "description"]),
  condition: supplied("condition", "text", "New"),
  productLabels: derived<OfferLabel[]>()("product_labels", "jsonb"),
  isLive: derived<boolean>()("is_live", "boolean"),
  hiddenReason: derived<HiddenReason | null>()("hidden_reason", "text"),
};

/** Fields that are not part of the API's products. */
const PRIVATE_FIELDS = [
  "supplierProductId",
  "supplierCategoryPath",
  "supplierPrice",
  "supplierSalePrice",
  "plannedSalePrice",
  "saleChangesAt",
  "lowPriceGuarantee",
  "hiddenReason",
] as const;

/** Excluded from a product's text, so that products without a sale period keep their legacy hash. */
const PERIOD_FIELDS: readonly string[] = [
  "plannedSalePrice",
  "saleStartsAt",
  "saleEndsAt",
  "saleChangesAt",
] satisfies (keyof typeof PRODUCT_FIELDS)[];

type Fields = typeof PRODUCT_FIELDS;
type Value<Of> = Of extends Field<string, infer Value> ? Value : never;

/** The product columns that an import writes. */
export type ProductContent = { [Key in keyof Fields]: Value<Fields[Key]> };
export type PublicContent = Omit<ProductContent, (typeof PRIVATE_FIELDS)[number]>;
type SuppliedKey = {
  [Key in keyof Fields]: Fields[Key] extends SuppliedField<string, unknown> ? Key : never;
}[keyof Fields];
/** The product fields that a supplier may send. */
export type SuppliedContent = Pick<ProductContent, SuppliedKey>;
/** The same values by column. */
export type ProductContentColumns = {
  [Key in keyof Fields as Fields[Key]["column"]]: Value<Fields[Key]>;
};

const ENTRIES = Object.entries(PRODUCT_FIELDS) as [keyof Fields, Field<string, unknown>][];

const SUPPLIED_ENTRIES = ENTRIES.filter(([, field]) => "fallback" in field) as [
  SuppliedKey,
  SuppliedField<string, unknown>,
][];

/** `column AS "field", …` of all fields, and of the public fields. */
export const FIELDS_OF_PRODUCTS = selection(ENTRIES);
export const PUBLIC_FIELDS_OF_PRODUCTS = selection(
  ENTRIES.filter(([key]) => !PRIVATE_FIELDS.some((hidden) => hidden === key)),
);
/** Shipping cost of one piece, in cents; matches shippingOfPiece for an API product (CHECKOUT-6). */
export const SHIPPING_OF_PIECE = sql.raw(
  "CASE WHEN free_shipping THEN 0 ELSE COALESCE(shipping_cost_cents, 0) END",
);
/** `column, …`, and the same fields as the names and types of a JSON record set. */
export const PRODUCT_COLUMNS = sql.raw(ENTRIES.map(([, { column }]) => column).join(", "));
export const PRODUCT_KEYS = sql.raw(ENTRIES.map(([key]) => `"${key}"`).join(", "));
export const PRODUCT_KEY_TYPES = sql.raw(ENTRIES.map(([key, { type }]) => `"${key}" ${type}`).join(", "));
/** `column = excluded.column, …` */
export const PRODUCT_UPDATES = sql.raw(
  ENTRIES.map(([, { column }]) => `${column} = excluded.${column}`).join(", "),
);

function selection(entries: typeof ENTRIES) {
  return sql.raw(entries.map(([key, { column }]) => `products.${column} AS "${key}"`).join(", "));
}

/** Takes each value from the record, else the stored one, else the fallback. */
export function retainSupplied(
  record: Partial<SuppliedContent>,
  stored: SuppliedContent | null,
): SuppliedContent {
  const merged: Record<string, unknown> = {};
  for (const [key, { fallback }] of SUPPLIED_ENTRIES) {
    merged[key] = record[key] !== undefined ? record[key] : stored ? stored[key] : fallback;
  }
  return merged as unknown as SuppliedContent;
}

/**
 * Serializes the fields into one text that is equal if all fields are equal, regardless of the database's key
 * order. Sale periods are part of `more`.
 */
export function comparableText(content: ProductContent, more: readonly unknown[]): string {
  const columns: Record<string, unknown> = {};
  for (const [key, { column, keys }] of ENTRIES) {
    if (PERIOD_FIELDS.includes(key)) continue;
    const value = content[key];
    columns[column] = keys ? (value as object[]).map((entry) => ordered(entry, keys)) : value;
  }
  return JSON.stringify([columns, ...more]);
}

/** Returns the fields that differ, each with both values. */
export function differences(
  before: ProductContent,
  after: ProductContent,
): Record<string, [unknown, unknown]> {
  const comparable = ([key, { keys }]: (typeof ENTRIES)[number], content: ProductContent) =>
    JSON.stringify(keys ? (content[key] as object[]).map((entry) => ordered(entry, keys)) : content[key]);
  const differing = ENTRIES.filter((entry) => comparable(entry, before) !== comparable(entry, after));
  return Object.fromEntries(differing.map(([key]) => [key, [before[key], after[key]]]));
}

function ordered(entry: object, keys: readonly string[]): object {
  const copy: Record<string, unknown> = {};
  for (const key of keys) copy[key] = (entry as Record<string, unknown>)[key];
  return copy;
}
