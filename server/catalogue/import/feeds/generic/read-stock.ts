/** Reads a supplier's stock, as a quantity or a flag, from every field that states it. */
import { readFlag, readLine, readWhole } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";

const STOCK_FIELDS =
  "availablequantity stock quantity qty inventoryquantity inventory stockstatus available stockquantity stockqty stocklevel quantityavailable qtyavailable quantityonhand qtyonhand onhand inventorylevel inventorystatus quantityinstock instockquantity".split(
    " ",
  );
/** In these fields a 1 is a flag, not a quantity. */
const FLAG_FIELDS = ["instock", "isinstock", "isavailable"];
/** Fields for online availability; stores may still have stock. */
const ONLINE_FIELDS = ["onlineavailability", "orderable"];
const STATUS_FIELDS = ["status"];
const NAMING_FIELDS = [...STOCK_FIELDS, ...FLAG_FIELDS, "availability"];
const LEGIBLE_FIELDS = [...STOCK_FIELDS, ...FLAG_FIELDS, ...ONLINE_FIELDS];
/** Fields of a stock object that hold its quantity or status. */
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
/** Terms for products that cannot be bought now. Preorders and backorders have no delivery date. */
const UNAVAILABLE = new Set(
  "outofstock temporarilyoutofstock notinstock nostock notorderable oos preorder presale backorder backordered discontinued soldout unavailable notavailable comingsoon none nil zero no false".split(
    " ",
  ),
);

/** Quantity, or whether there is any; null if the stock field is unreadable. */
type Stock = number | boolean | null;

export interface SuppliedStock {
  readonly availableQuantity?: number;
  readonly isAvailable?: boolean;
}

/**
 * Returns the lowest stock that the record states: zero if any field says so, or if no stock field is
 * readable. Returns nothing for a record without stock fields.
 */
export function readStock(fields: RecordFields): SuppliedStock {
  const stocks = stocksIn(fields, NAMING_FIELDS);
  for (const stock of stocksIn(fields, ONLINE_FIELDS)) if (stock !== false) stocks.push(stock);
  // A status may be about something else.
  if (stocksIn(fields, STATUS_FIELDS)[0] === false) stocks.push(false);
  const stock = lowestOf(stocks);
  if (stock === undefined) return {};
  if (typeof stock === "number") return { availableQuantity: stock };
  return stock === true ? { isAvailable: true } : { availableQuantity: 0, isAvailable: stock ?? undefined };
}

/** Returns undefined for an empty list. */
function lowestOf(stocks: readonly Stock[]): Stock | undefined {
  if (stocks.includes(false)) return false;
  const figures = stocks.filter((stock) => typeof stock === "number");
  if (figures.length > 0) return Math.min(...figures);
  return stocks.includes(true) ? true : stocks[0];
}

/** Returns undefined without a stock field. Ignores availability, which suppliers use freely. */
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

/** Reads "12", "10+", "> 10", "12 in stock" and "-3". */
function figureIn(text: string): number | null {
  const [, sign = "", figure] =
    /^(-|>)?\s*(\d[\d.,]*)\s*(?:\+|pcs\.?|pieces|units|in stock|available|left)?$/i.exec(text) ?? [];
  if (figure === undefined) return null;
  return sign === "-" ? 0 : (readWhole(figure, 0) ?? null);
}

/** Reads "in stock", "in_stock" and "https://schema.org/InStock". */
function wordIn(text: string): boolean | undefined {
  const word = (text.split("/").at(-1) ?? "").toLowerCase().replace(/[^a-z]/g, "");
  return AVAILABLE.has(word) ? true : UNAVAILABLE.has(word) ? false : readFlag(text);
}

/** Reads {"quantity": 0}, {"status": "sold out"} and {"Dallas": 0, "Reno": 3}. */
function stockOfObject(value: object): Stock {
  const lowest = lowestOf(stocksIn(new RecordFields(value), NESTED_FIELDS));
  return lowest === undefined ? totalOf(Object.values(value)) : lowest;
}

/** Adds up the stock of several warehouses. */
function totalOf(values: readonly unknown[]): Stock {
  const stocks = values.map(stockOf);
  return stocks.length > 0 && stocks.every((stock) => typeof stock === "number")
    ? stocks.reduce((total, stock) => total + stock, 0)
    : null;
}
