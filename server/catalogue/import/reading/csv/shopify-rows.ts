/**
 * Shopify's product export has a row per variant and per picture. Consecutive rows with the same handle are
 * one product here: the shop sells one item per product, the first variant (docs/importing.md).
 */
import { isSku, readCost } from "../../cleaning/read-values";
import type { ReadRecord } from "../record-format";
import { columnsNamed, currenciesOf, plainRow, type PlainRow, type RowGatherer } from "./gathered-rows";

export type ShopifyRow = PlainRow;

const MAX_PICTURES = 50;
const READ_COLUMNS =
  columnsNamed(`handle title vendor bodyhtml body type customproducttype standardizedproducttype productcategory
  standardproducttype googleshoppinggoogleproductcategory tags status published imagesrc imageposition variantimage variantprice
  variantsku variantcompareatprice variantbarcode variantinventoryqty variantinventorytracker variantinventorypolicy
  option[123]name option[123]value variantcurrency variantpricecurrency`);

/** Gathers rows into products; holds one product at a time. */
export class ShopifyRows implements RowGatherer {
  readonly readColumns = READ_COLUMNS;
  private open: {
    readonly line: number;
    readonly handle: string;
    readonly first: ShopifyRow;
    variant: ShopifyRow;
  } | null = null;
  private pictures: { readonly href: string; readonly position: number }[] = [];

  /** @returns the product completed before this row */
  add(line: number, rawRow: Readonly<Record<string, unknown>>): ReadRecord[] {
    const row = plainRow(rawRow);
    const handle = row["handle"] ?? "";
    const done = this.open && handle !== "" && handle !== this.open.handle ? this.end() : [];
    this.open ??= { line, handle, first: row, variant: row };
    // The export begins with a variant, but sorting may have put a picture-only row first.
    if (!isVariant(this.open.variant) && isVariant(row)) this.open.variant = row;
    this.addPicture(row["imagesrc"], row["imageposition"]);
    this.addPicture(row["variantimage"], "");
    return done;
  }

  /** Returns the last product. */
  end(): ReadRecord[] {
    const { open, pictures } = this;
    this.open = null;
    this.pictures = [];
    if (!open) return [];
    const images = pictures.sort((a, b) => a.position - b.position).map(({ href }) => ({ href }));
    return [{ line: open.line, value: shopifyProduct(open.handle, open.first, open.variant, images) }];
  }

  private addPicture(href: string | undefined, position: string | undefined): void {
    if (!href || this.pictures.length >= MAX_PICTURES) return;
    const place = Number(position);
    this.pictures.push({
      href,
      position: position && place > 0 ? place : MAX_PICTURES + this.pictures.length,
    });
  }
}

const isVariant = (row: ShopifyRow) => Boolean(row["variantprice"] || row["variantsku"]);

/** Builds a product's record from its first row and one variant. */
export function shopifyProduct(
  handle: string,
  first: ShopifyRow,
  variant: ShopifyRow,
  images: readonly object[],
): Record<string, unknown> {
  const [price, compareAt] = [variant["variantprice"], variant["variantcompareatprice"]];
  // Without a sale, Shopify leaves the compare-at price empty, zero or equal to the price.
  const isOnSale = amountOf(compareAt) > amountOf(price);
  const sku = unquoted(variant["variantsku"]);
  const type = first["type"] || first["customproducttype"] || first["standardizedproducttype"];
  const category =
    first["productcategory"] || first["googleshoppinggoogleproductcategory"] || first["standardproducttype"];
  const options = [1, 2, 3].map((at) => [first[`option${at}name`] ?? "", variant[`option${at}value`] ?? ""]);
  return {
    // A handle is part of an address and therefore a valid identifier; a seller's SKU may not be.
    sku: isSku(sku) ? sku : handle,
    product_id: handle,
    title: first["title"] || undefined,
    brand: first["vendor"],
    long_description_html: first["bodyhtml"] ?? first["body"],
    regular_price: isOnSale ? compareAt : price,
    sale_price: isOnSale ? price : null,
    barcode: unquoted(variant["variantbarcode"]),
    google_product_category: category || undefined,
    // Tags are many and vague: used only if nothing else places the product.
    product_type: type || (category ? undefined : listOf(first["tags"])),
    currency: currenciesOf(variant, "variant").concat(currenciesOf(first)),
    active: isAvailable(first),
    images,
    attributes: Object.fromEntries(options.filter(([name, value]) => name && value && name !== "Title")),
    ...stockOf(variant),
  };
}

/** Strips the leading apostrophe that keeps spreadsheets from mangling a number. */
const unquoted = (text = "") => text.replace(/^'/, "").trim();
const listOf = (tags = "") => (tags === "" ? undefined : tags.split(",").map((tag) => tag.trim()));
const amountOf = (text = "") => readCost(text) ?? 0;

function isAvailable({ status = "", published = "" }: ShopifyRow): boolean {
  return /^(active)?$/i.test(status) && !/^(false|no|0)$/i.test(published);
}

/** Shopify counts only tracked stock, and may sell out-of-stock items; both cases count as available. */
function stockOf(variant: ShopifyRow): Record<string, unknown> {
  const quantity = variant["variantinventoryqty"] ?? "";
  if (quantity === "") return {};
  const sellsOn =
    variant["variantinventorytracker"] === "" || variant["variantinventorypolicy"] === "continue";
  if (sellsOn) return { online_availability: true };
  return { available_quantity: Math.max(0, Math.trunc(Number(quantity)) || 0) };
}
