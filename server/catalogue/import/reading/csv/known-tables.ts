/** Tables with standard or shop-defined headings, which need no mapping. */
import { fieldForm } from "../../cleaning/record-fields";
import { PRODUCT_FIELDS } from "../../feeds/generic/read-product";
import { isVehicleTable } from "../../vehicles/read-vehicle";

/**
 * GOOGLE: Merchant Center, one product per row. SHOPIFY, WOOCOMMERCE, MAGENTO: product exports with one or
 * more rows per product. FITMENT: original equipment of vehicles by year, make and model. OWN: "sku" beside
 * other product fields.
 */
export type KnownTable = "GOOGLE" | "SHOPIFY" | "WOOCOMMERCE" | "MAGENTO" | "FITMENT" | "OWN";

export function knownTableOf(headings: readonly string[]): KnownTable | null {
  const forms = new Set(headings.map(formOf));
  const has = (...names: readonly string[]) => names.some((name) => forms.has(name));
  if (has("handle") && has("title") && has("variantprice", "variantsku", "imagesrc")) return "SHOPIFY";
  if (has("type") && has("sku") && has("regularprice") && has("parent", "isfeatured", "visibilityincatalog"))
    return "WOOCOMMERCE";
  if (has("sku") && has("producttype") && has("storeviewcode", "attributesetcode", "configurablevariations"))
    return "MAGENTO";
  if (has("id") && has("title") && has("price") && has("link", "imagelink", "availability")) return "GOOGLE";
  if (isVehicleTable(headings)) return "FITMENT";
  return has("sku") && headings.filter((heading) => PRODUCT_FIELDS.has(fieldForm(heading))).length > 1
    ? "OWN"
    : null;
}

/** Likely SKU columns of unknown tables, likeliest first. */
const LIKE_SKU =
  "sku skuid skuno skunumber skucode productsku itemsku itemno itemnumber itemid itemcode articlenumber articleno article productcode productno productnumber stockcode partnumber partno variantsku offerid id code mpn modelnumber asin upc gtin ean barcode".split(
    " ",
  );

/** Returns the fields that look like a SKU, likeliest first. */
export function fieldsLikeSku(fields: readonly string[]): string[] {
  const ranked = fields.map((field) => ({ field, rank: LIKE_SKU.indexOf(formOf(field)) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ field }) => field);
}

/** Returns a hint about possible SKU fields; "" if none looks like one. */
export function hintOfSku(fields: readonly string[]): string {
  const likely = fieldsLikeSku(fields).slice(0, 5);
  const [first] = likely;
  if (first === undefined) return "";
  const names = likely.map((field) => field.slice(0, 60)).join(", ");
  return ` ${names} ${likely.length > 1 ? "look" : "looks"} like a sku: map it with a column mapping such as ${JSON.stringify({ sku: first.slice(0, 60) })}.`;
}

function formOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[^a-z0-9]/g, "");
}
