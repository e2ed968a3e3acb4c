/**
 * Magento's product export. A configurable product is a row that lists its simple products, which inherit its
 * values for their empty cells. A row with a store view holds texts for that view only: the row without a
 * view is the product.
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

const NOT_SOLD = /^(configurable|grouped|bundle)$/i;
const READ_COLUMNS =
  columnsNamed(`sku storeviewcode producttype visibility configurablevariations configurablevariationlabels
  additionalattributes manufacturer upc ean gtin name shortdescription description categories price specialprice
  specialpricefromdate specialpricetodate productonline baseimage additionalimages qty isinstock managestock`);

interface PendingRow {
  readonly line: number;
  readonly row: PlainRow;
}

interface Parent {
  readonly row: PlainRow;
  readonly options: Readonly<Record<string, string>>;
}

export class MagentoRows implements RowGatherer {
  readonly readColumns = READ_COLUMNS;
  private readonly seenSkus = new Set<string>();
  private readonly parents = new Map<string, Parent>();
  /** Simple products sold only through a parent, by SKU; the parent may come later. */
  private readonly children = new Map<string, PendingRow>();
  /** Store view rows whose product has not come yet. */
  private readonly views = new Map<string, PendingRow>();

  add(line: number, rawRow: Readonly<Record<string, unknown>>): ReadRecord[] {
    const row = plainRow(rawRow);
    const sku = row["sku"] ?? "";
    if (row["storeviewcode"]) {
      if (sku !== "" && !this.seenSkus.has(sku) && !this.views.has(sku)) this.views.set(sku, { line, row });
      return [];
    }
    return this.addProduct(line, row, sku);
  }

  end(): ReadRecord[] {
    const done: ReadRecord[] = [];
    // An export of a single view has no other rows.
    for (const [sku, { line, row }] of this.views)
      if (!this.seenSkus.has(sku)) done.push(...this.addProduct(line, row, sku));
    // Without a configurable parent, they are parts of bundles.
    for (const { line, row } of this.children.values())
      done.push({ line, value: { ...recordOf(row, null), active: false } });
    this.children.clear();
    this.views.clear();
    return done;
  }

  private addProduct(line: number, row: PlainRow, sku: string): ReadRecord[] {
    this.seenSkus.add(sku);
    if (NOT_SOLD.test(row["producttype"] ?? "")) return this.addParent(row);
    const parent = this.parents.get(sku);
    if (!parent && /not visible/i.test(row["visibility"] ?? "")) {
      this.children.set(sku, { line, row });
      return [];
    }
    return [{ line, value: recordOf(row, parent ?? null) }];
  }

  private addParent(row: PlainRow): ReadRecord[] {
    const labels = pairsOf(row["configurablevariationlabels"] ?? "");
    return (row["configurablevariations"] ?? "").split("|").flatMap((variation): ReadRecord[] => {
      const { sku = "", ...values } = pairsOf(variation);
      const options = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [labels[name] ?? titleOf(name), value]),
      );
      const parent = { row, options };
      const child = this.children.get(sku);
      this.children.delete(sku);
      if (child) return [{ line: child.line, value: recordOf(child.row, parent) }];
      if (sku !== "") this.parents.set(sku, parent);
      return [];
    });
  }
}

const BRAND_NAMES = ["manufacturer", "brand"];

function recordOf(row: PlainRow, parent: Parent | null): Record<string, unknown> {
  const inherited = (form: string) => row[form] || parent?.row[form] || undefined;
  const pairs = {
    ...pairsOf(parent?.row["additionalattributes"] ?? ""),
    ...pairsOf(row["additionalattributes"] ?? ""),
  };
  const brand = BRAND_NAMES.map((name) => pairs[name]).find(Boolean);
  const attributes = Object.entries(pairs)
    .filter(([name]) => !BRAND_NAMES.includes(name))
    .map(([name, value]) => [titleOf(name), value.replaceAll("|", ", ")]);
  const pictures = ["baseimage", "additionalimages"];
  return {
    sku: row["sku"],
    name: inherited("name"),
    brand: inherited("manufacturer") ?? brand,
    barcode: row["upc"] || row["ean"] || row["gtin"] || undefined,
    short_description_html: inherited("shortdescription"),
    long_description_html: inherited("description"),
    category_path: categoryOf(inherited("categories") ?? ""),
    regular_price: row["price"],
    sale_price: row["specialprice"] || null,
    sale_price_effective_date: salePeriod(row["specialpricefromdate"], row["specialpricetodate"]),
    currency: currenciesOf(row),
    active: isOnline(row) && (parent === null || isOnline(parent.row)),
    images: [row, parent?.row].flatMap((source) => pictures.flatMap((form) => source?.[form] || [])),
    attributes: { ...Object.fromEntries(attributes), ...parent?.options },
    ...stockOf(row),
  };
}

/** The root of a store's categories is not a category. */
function categoryOf(text: string): string[] | undefined {
  const path = deepestPath(text, "/") ?? [];
  const own = /^(default|root) (category|catalog)$/i.test(path[0] ?? "") ? path.slice(1) : path;
  return own.length > 0 ? own : undefined;
}

/** Status 1 is enabled, 2 disabled. */
const isOnline = ({ productonline = "" }: PlainRow) =>
  productonline === "" || /^(1|yes|true|enabled)$/i.test(productonline);

/** The quantity of a product without managed stock says nothing. */
function stockOf({ qty, isinstock, managestock = "" }: PlainRow): Record<string, unknown> {
  const isManaged = !/^(0|no|false)$/i.test(managestock);
  return { is_in_stock: isinstock, ...(isManaged ? { qty } : { online_availability: true }) };
}

/** Parses "color=Red,size=L": a comma ends a value only before the next name. */
function pairsOf(text: string): Record<string, string> {
  const pairs = text.split(/,(?=\s*[A-Za-z0-9_]+=)/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    const value = pair
      .slice(at + 1)
      .trim()
      .replace(/^"|"$/g, "");
    return at > 0 && value !== "" ? [[pair.slice(0, at).trim(), value]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Converts screen_size to Screen Size. */
function titleOf(name: string): string {
  return name.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
