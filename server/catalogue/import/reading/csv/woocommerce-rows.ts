/**
 * WooCommerce's product export: a variable product is a row, and each variation is another row that names its
 * parent by SKU or as "id:12". Variations are the products for sale; they inherit texts, category, brand and
 * pictures.
 */
import type { ReadRecord } from "../record-format";
import {
  columnsNamed,
  currenciesOf,
  deepestPath,
  plainRow,
  salePeriod,
  type PlainRow,
  type RowGatherer,
} from "./gathered-rows";

/** Row types that are not for sale themselves. */
const NOT_SOLD = /^(variable|grouped|external)\b/i;
const MAX_ATTRIBUTES = 30;
const READ_COLUMNS =
  columnsNamed(`type sku id parent name brands brand gtinupceanorisbn shortdescription description categories
  regularprice saleprice datesalepricestarts datesalepriceends published images stock instock attribute\\d+[a-z]*`);

export class WooCommerceRows implements RowGatherer {
  readonly readColumns = READ_COLUMNS;
  /** By SKU and by "id:12". */
  private readonly parents = new Map<string, PlainRow>();
  /** Variations whose parent has not come yet. */
  private waiting: { readonly line: number; readonly row: PlainRow }[] = [];

  add(line: number, rawRow: Readonly<Record<string, unknown>>): ReadRecord[] {
    const row = plainRow(rawRow);
    const type = row["type"] ?? "";
    if (/^variable\b/i.test(type)) {
      if (row["sku"]) this.parents.set(row["sku"], row);
      if (row["id"]) this.parents.set(`id:${row["id"]}`, row);
    }
    if (NOT_SOLD.test(type)) return [];
    if (!/^variation\b/i.test(type)) return [{ line, value: recordOf(row, {}) }];
    const parent = this.parentOf(row);
    if (parent) return [{ line, value: recordOf(row, parent) }];
    this.waiting.push({ line, row });
    return [];
  }

  end(): ReadRecord[] {
    const { waiting } = this;
    this.waiting = [];
    return waiting.map(({ line, row }) => {
      const parent = this.parentOf(row);
      return parent
        ? { line, value: recordOf(row, parent) }
        : { line, damage: `its parent "${(row["parent"] ?? "").slice(0, 60)}" is not in the file` };
    });
  }

  private parentOf(row: PlainRow): PlainRow | undefined {
    return this.parents.get((row["parent"] ?? "").replace(/^id:\s*/i, "id:"));
  }
}

function recordOf(row: PlainRow, parent: PlainRow): Record<string, unknown> {
  const inherited = (...forms: readonly string[]) =>
    forms.map((form) => row[form]).find(Boolean) ?? forms.map((form) => parent[form]).find(Boolean);
  const options = attributesOf(row);
  const attributes = { ...attributesOf(parent, Object.keys(options)), ...options };
  const { Brand: brand, ...others } = attributes;
  return {
    sku: row["sku"] || variationSku(row, parent),
    product_id: row["id"] || undefined,
    name: row["name"] || [parent["name"], Object.values(options).join(", ")].filter(Boolean).join(" - "),
    brand: inherited("brands", "brand") ?? brand,
    barcode: row["gtinupceanorisbn"] || undefined,
    short_description_html: inherited("shortdescription"),
    long_description_html: inherited("description"),
    category_path: deepestPath(inherited("categories") ?? "", ">"),
    regular_price: row["regularprice"],
    sale_price: row["saleprice"] || null,
    sale_price_effective_date: salePeriod(row["datesalepricestarts"], row["datesalepriceends"]),
    currency: currenciesOf(row),
    active: isPublished(row) && (parent["published"] === undefined || isPublished(parent)),
    images: [row["images"], parent["images"]].filter(Boolean),
    attributes: others,
    ...stockOf(row, parent),
  };
}

/** A variation without a SKU has its parent's SKU in WooCommerce; its id distinguishes it. */
function variationSku(row: PlainRow, parent: PlainRow): string | undefined {
  if (!row["id"]) return undefined;
  return parent["sku"] ? `${parent["sku"]}-${row["id"]}` : row["id"];
}

/** 1 is published, 0 private and -1 a draft. */
function isPublished({ published = "" }: PlainRow): boolean {
  return published === "" || /^(1|yes|true)$/i.test(published);
}

/**
 * Reads "Attribute 1 name" and "Attribute 1 value(s)". @param variable attributes whose values on the parent
 * cover all variations
 */
function attributesOf(row: PlainRow, variable: readonly string[] = []): Record<string, string> {
  const pairs = Array.from({ length: MAX_ATTRIBUTES }, (_, at): [string, string] => [
    row[`attribute${at + 1}name`] ?? "",
    row[`attribute${at + 1}values`] ?? "",
  ]);
  return Object.fromEntries(pairs.filter(([name, value]) => name && value && !variable.includes(name)));
}

/** Variations may share the quantity of their parent. */
function stockOf(row: PlainRow, parent: PlainRow): Record<string, unknown> {
  const { stock } = /^parent$/i.test(row["stock"] ?? "") ? parent : row;
  return { stock, in_stock: row["instock"] };
}
