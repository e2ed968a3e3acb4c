/** How many of a product a supplier has, or whether it has any, from every field that names stock. */
import { readFlag, readLine, readWhole } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";

const STOCK_FIELDS =
  "availablequantity stock quantity qty inventoryquantity inventory stockstatus available stockquantity stockqty stocklevel quantityavailable qtyavailable quantityonhand qtyonhand onhand inventorylevel inventorystatus quantityinstock instockquantity".split(
    " ",
  );
/** A 1 in these is no figure. */
const FLAG_FIELDS = ["instock", "isinstock", "isavailable"];
/** Fields that say whether a product is sold online; stores may still have it. */
const ONLINE_FIELDS = ["onlineavailability", "orderable"];
const STATUS_FIELDS = ["status"];
const NAMING_FIELDS = [...STOCK_FIELDS, ...FLAG_FIELDS, "availability"];
const LEGIBLE_FIELDS = [...STOCK_FIELDS, ...FLAG_FIELDS, ...ONLINE_FIELDS];
/** Fields of a stock object that hold its figure or its word. */
const NESTED_FIELDS = [
  ...STOCK_FIELDS,
  ...FLAG_FIELDS,
  "value",
  "amount",
  "count",
  "level",
  "status",
  "availability",
];

const AVAILABLE = new Set(
  "instock limitedavailability onlineonly available lowstock limitedstock yes true".split(" "),
);
/** Words for a product that cannot be bought now. Preorders and backorders have no delivery day to promise. */
const UNAVAILABLE = new Set(
  "outofstock temporarilyoutofstock notinstock nostock notorderable oos preorder presale backorder backordered discontinued soldout unavailable notavailable comingsoon none nil zero no false".split(
    " ",
  ),
);

/** Pieces, or whether there are any; null for what names stock and cannot be read. */
type Stock = number | boolean | null;

export interface SuppliedStock {
  readonly availableQuantity?: number;
  readonly isAvailable?: boolean;
}

/**
 * The least that the record says: no pieces as soon as one field says so, and also where no field that names stock can be
 * read. Nothing for a record that does not name stock.
 */
export function readStock(fields: RecordFields): SuppliedStock {
  const stocks = stocksIn(fields, NAMING_FIELDS);
  for (const stock of stocksIn(fields, ONLINE_FIELDS)) if (stock !== false) stocks.push(stock);
  // A status may be about anything else.
  if (stocksIn(fields, STATUS_FIELDS)[0] === false) stocks.push(false);
  const stock = leastOf(stocks);
  if (stock === undefined) return {};
  if (typeof stock === "number") return { availableQuantity: stock };
  return stock === true ? { isAvailable: true } : { availableQuantity: 0, isAvailable: stock ?? undefined };
}

/** Undefined when nothing is said. */
function leastOf(stocks: readonly Stock[]): Stock | undefined {
  if (stocks.includes(false)) return false;
  const figures = stocks.filter((stock) => typeof stock === "number");
  if (figures.length > 0) return Math.min(...figures);
  return stocks.includes(true) ? true : stocks[0];
}

/** Undefined for a record without such a field. Availability is left out: suppliers write what they like there. */
export function isStockLegible(fields: RecordFields): boolean | undefined {
  const stocks = stocksIn(fields, LEGIBLE_FIELDS);
  return stocks.length === 0 ? undefined : stocks.some((stock) => stock !== null);
}

function stocksIn(fields: RecordFields, names: readonly string[]): Stock[] {
  const stocks: Stock[] = [];
  for (const name of names) {
    const value = fields.first(name);
    if (value === undefined || value === null) continue;
    const stock = stockOf(value);
    stocks.push(stock === 1 && FLAG_FIELDS.includes(name) ? true : stock);
  }
  return stocks;
}

function stockOf(value: unknown): Stock {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return readWhole(Math.max(0, value), 0) ?? null;
  if (Array.isArray(value)) return totalOf(value);
  if (typeof value === "object" && value !== null) return stockOfObject(value);
  const text = readLine(value, 100) ?? "";
  return figureIn(text) ?? wordIn(text) ?? null;
}

/** "12", "10+", "> 10", "12 in stock", "-3" */
function figureIn(text: string): number | null {
  const [, sign = "", figure] =
    /^(-|>)?\s*(\d[\d.,]*)\s*(?:\+|pcs\.?|pieces|units|in stock|available|left)?$/i.exec(text) ?? [];
  if (figure === undefined) return null;
  return sign === "-" ? 0 : (readWhole(figure, 0) ?? null);
}

/** "in stock", "in_stock", "https://schema.org/InStock" */
function wordIn(text: string): boolean | undefined {
  const word = (text.split("/").at(-1) ?? "").toLowerCase().replace(/[^a-z]/g, "");
  return AVAILABLE.has(word) ? true : UNAVAILABLE.has(word) ? false : readFlag(text);
}

/** {"quantity": 0}, {"status": "sold out"}, {"Dallas": 0, "Reno": 3} */
function stockOfObject(value: object): Stock {
  const least = leastOf(stocksIn(new RecordFields(value), NESTED_FIELDS));
  return least === undefined ? totalOf(Object.values(value)) : least;
}

/** Adds up the stock of several warehouses. */
function totalOf(values: readonly unknown[]): Stock {
  const stocks = values.map(stockOf);
  return stocks.length > 0 && stocks.every((stock) => typeof stock === "number")
    ? stocks.reduce((total, stock) => total + stock, 0)
    : null;
}
