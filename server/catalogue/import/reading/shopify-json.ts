/** Reads products of Shopify's products.json and API like rows of its export. */
import { shopifyProduct, type ShopifyRow } from "./csv/shopify-rows";

interface ShopifyJson {
  readonly handle: string;
  readonly variants: readonly [object, ...object[]];
}

/** Returns the product by its first variant; other values unchanged. */
export function withoutVariants(value: unknown): unknown {
  if (!isShopifyJson(value)) return value;
  const row = rowOf(value);
  const variant = { ...row, ...rowOf(value.variants[0], "variant") };
  const { available } = value.variants[0] as { readonly available?: unknown };
  const { images } = value as { readonly images?: unknown };
  const product = shopifyProduct(value.handle, row, variant, Array.isArray(images) ? images : []);
  return available === undefined ? product : { ...product, available };
}

function isShopifyJson(value: unknown): value is ShopifyJson {
  if (typeof value !== "object" || value === null || "sku" in value) return false;
  const { handle, variants } = value as Partial<ShopifyJson>;
  return typeof handle === "string" && Array.isArray(variants) && isObject(variants[0]);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** CSV export headings of fields with another name in JSON. */
const HEADINGS: Readonly<Record<string, string>> = {
  producttype: "type",
  publishedat: "published",
  variantinventoryquantity: "variantinventoryqty",
  variantinventorymanagement: "variantinventorytracker",
  variantoption1: "option1value",
  variantoption2: "option2value",
  variantoption3: "option3value",
};

function rowOf(record: object, prefix = ""): ShopifyRow {
  const { options } = record as { readonly options?: unknown };
  const names = (Array.isArray(options) ? options : []).map(
    (option: { readonly name?: unknown } | null, at) => [`option${at + 1}name`, textOf(option?.name)],
  );
  const fields = Object.entries(record).map(([name, value]): [string, string] => {
    const form = `${prefix}${name.toLowerCase().replace(/[^a-z0-9]/g, "")}`;
    // A null publication time means unpublished.
    return [HEADINGS[form] ?? form, form === "publishedat" && value === null ? "false" : textOf(value)];
  });
  return Object.fromEntries([...fields, ...names]) as ShopifyRow;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === "string").join(",");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
