/** Reads a supplier's stock, as a quantity or a flag, from every field that states it. */
import { readLine, readWhole } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";
import { stockOfText, type Stock } from "./read-stock-text";

const STOCK_FIELDS = [
  ..."availablequantity stock quantity qty inventoryquantity inventory stockstatus available".split(" "),
  ..."stockquantity stockqty stocklevel stockonhand stockavailable currentstock availablestock".split(" "),
  ..."totalstock warehousestock stocks quantityavailable qtyavailable availableqty quantityonhand".split(" "),
  ..."qtyonhand onhandquantity onhandqty onhand qoh totalquantity totalqty inventorylevel".split(" "),
  ..."inventorystatus inventories totalinventory availableinventory quantityinstock".split(" "),
  ..."instockquantity unitsinstock unitsavailable availabletosell ats".split(" "),
];
/** In these fields a 1 is a flag, not a quantity. */
const FLAG_FIELDS = ["instock", "isinstock", "isavailable"];
/** In these flags, yes means that there is none. */
const SOLD_OUT_FIELDS = ["soldout", "issoldout", "outofstock", "isoutofstock"];
/** Flags of which one answer means that there is none; the other answer says nothing. */
const NONE_IF_YES =
  "discontinued isdiscontinued backorder isbackorder onbackorder backordered isbackordered".split(" ");
const NONE_IF_NO = "purchasable ispurchasable buyable isbuyable salable issalable".split(" ");
/** Fields for online availability; stores may still have stock. */
const ONLINE_FIELDS = ["onlineavailability", "orderable"];
/** Fields that may be about something else: read only if no other field states the stock. */
const VAGUE_FIELDS = ["units", "warehouses"];
const NAMING_FIELDS = [
  ...STOCK_FIELDS,
  ...FLAG_FIELDS,
  ...["availability", "availabilitystatus", "stockavailability"],
];
const LEGIBLE_FIELDS = [...STOCK_FIELDS, ...FLAG_FIELDS, ...ONLINE_FIELDS];
/** More fields of a stock object; unreadable ones are about something else. */
const NESTED_FIELDS = "value amount count level status total current free pieces units".split(" ");
/** Words in the names of fields that are not the quantity of a place. */
const NOT_A_PLACE = new RegExp(
  `\\b(?:${[
    ..."ids? (?:warehouse|location|store|site|branch)id no number code version".split(" "),
    ..."at time timestamp date updated lastupdated updatedat modified created eta days lead".split(" "),
    ..."min max minimum maximum limit threshold reorder safety".split(" "),
    ..."incoming ordered reserved committed allocated damaged price cost weight".split(" "),
  ].join("|")})\\b`,
);
/** Deeper values are not a stock. */
const MAX_DEPTH = 4;

export interface SuppliedStock {
  readonly availableQuantity?: number;
  readonly isAvailable?: boolean;
  /** Set if the record has stock fields, all without a value. */
  readonly isStockBlank?: true;
}

/**
 * Returns the lowest stock that the record states: zero if any field says so or is unreadable. Returns nothing
 * for a record without stock fields.
 */
export function readStock(fields: RecordFields): SuppliedStock {
  const stocks = [...stocksIn(fields, NAMING_FIELDS), ...flagsIn(fields)];
  for (const stock of stocksIn(fields, ONLINE_FIELDS)) if (stock !== false) stocks.push(stock);
  // A status may be about something else.
  if (stocksIn(fields, ["status"])[0] === false) stocks.push(false);
  const vague = stocksIn(fields, VAGUE_FIELDS).filter((stock) => stock !== null);
  const stock = lowestOf(stocks.length > 0 ? stocks : vague);
  if (stock === undefined) return isNamed(fields, NAMING_FIELDS) ? { isStockBlank: true } : {};
  if (typeof stock === "number") return { availableQuantity: stock };
  return stock === true ? { isAvailable: true } : { availableQuantity: 0, isAvailable: stock ?? undefined };
}

/** Returns undefined for an empty list. */
function lowestOf(stocks: readonly Stock[]): Stock | undefined {
  if (stocks.includes(false)) return false;
  if (stocks.includes(null)) return null;
  const figures = stocks.filter((stock) => typeof stock === "number");
  return figures.length > 0 ? Math.min(...figures) : stocks[0];
}

/** Returns undefined without a stock field. Ignores availability, which suppliers use freely. */
export function isStockLegible(fields: RecordFields): boolean | undefined {
  const stocks = stocksIn(fields, LEGIBLE_FIELDS);
  return stocks.length === 0 ? undefined : !stocks.includes(null);
}

const isNamed = (fields: RecordFields, names: readonly string[]) =>
  names.some((name) => fields.first(name) !== undefined);

/** Returns the stock of each field with a value. */
function stocksIn(fields: RecordFields, names: readonly string[], depth = 0): Stock[] {
  const stocks: Stock[] = [];
  for (const name of names) {
    const stock = stockOf(fields.first(name), depth);
    if (stock !== undefined) stocks.push(stock === 1 && FLAG_FIELDS.includes(name) ? true : stock);
  }
  return stocks;
}

/** Reads flags such as "sold out" as a stock. */
function flagsIn(fields: RecordFields): Stock[] {
  const negated = (names: readonly string[]) =>
    answersIn(fields, names).map((answer) => (answer === null ? null : !answer));
  const denials = [...negated(NONE_IF_YES), ...answersIn(fields, NONE_IF_NO)];
  return [...negated(SOLD_OUT_FIELDS), ...denials.filter((stock) => stock !== true)];
}

/** Returns null for each value that is neither yes nor no; skips blanks. */
function answersIn(fields: RecordFields, names: readonly string[]): (boolean | null)[] {
  return names.flatMap((name) => {
    const value = fields.first(name);
    const text = typeof value === "boolean" ? String(value) : (readLine(value, 20) ?? "");
    if (text === "") return [];
    if (/^(true|yes|y|1)$/i.test(text)) return [true];
    return [/^(false|no|n|0)$/i.test(text) ? false : null];
  });
}

/** Returns undefined for a blank, null for an unreadable value. */
function stockOf(value: unknown, depth: number): Stock | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return readWhole(Math.max(0, value), 0) ?? null;
  if (typeof value !== "object") return stockOfText(readLine(value, 100) ?? "");
  if (depth > MAX_DEPTH) return null;
  return Array.isArray(value) ? stockOfList(value, depth + 1) : stockOfObject(value, depth + 1);
}

/** Objects are places, whose stock adds up. Plain values state the same stock: the lowest counts. */
function stockOfList(values: readonly unknown[], depth: number): Stock | undefined {
  if (values.length === 0) return null;
  const stocks = stocksOf(values, depth);
  return values.every((value) => typeof value === "object" && value !== null)
    ? totalOf(stocks)
    : lowestOf(stocks);
}

/** Reads {"quantity": 0}, {"status": "sold out"} and {"Dallas": 0, "Reno": 3}. */
function stockOfObject(value: object, depth: number): Stock | undefined {
  const fields = new RecordFields(value);
  const vague = stocksIn(fields, NESTED_FIELDS, depth).filter((stock) => stock !== null);
  const stock = lowestOf([...stocksIn(fields, NAMING_FIELDS, depth), ...vague]);
  if (stock !== undefined) return stock;
  if (isNamed(fields, NAMING_FIELDS) || NESTED_FIELDS.some((name) => fields.first(name) === null))
    return undefined;
  const isOfPlaces = Object.keys(value).every((name) => !NOT_A_PLACE.test(wordsOf(name)));
  return isOfPlaces ? totalOf(stocksOf(Object.values(value), depth)) : null;
}

/** Splits warehouseId and warehouse_id into words. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();

const stocksOf = (values: readonly unknown[], depth: number) =>
  values.map((value) => stockOf(value, depth)).filter((stock) => stock !== undefined);

/** Adds up the stock of several places. */
function totalOf(stocks: readonly Stock[]): Stock {
  return stocks.length > 0 && stocks.every((stock) => typeof stock === "number")
    ? (readWhole(
        stocks.reduce((total, stock) => total + stock, 0),
        0,
      ) ?? null)
    : null;
}
