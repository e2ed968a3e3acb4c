/**
 * Reads single values in any type a supplier may send. In all readers, undefined means the record omits the
 * field (the stored value stays); null or "" means the record says there is none.
 */
import type { Cents } from "#contract/money/money";
import { cleanLine, cleanParagraphs, isSpreadsheetError } from "./clean-text";
import { CURRENCY_FIELDS, foreignCurrencyNamed, foreignCurrencyOf } from "./read-currency";
import { RecordFields } from "./record-fields";

/** A record that must not be imported; the message is the reason in the rejects file. */
export class RejectedRecord extends Error {
  /** @param field the importer's name of the bad field; null for the record itself */
  constructor(
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

const MAX_PRICE_CENTS = 1_000_000_00;
const MAX_INTEGER = 2_147_483_647;
const TEXT_KEYS = [
  "title",
  "name",
  "value",
  "text",
  "short",
  "feature",
  "includedItem",
  "standard",
  "href",
  "url",
];

/** Extracts text from a text, a number, a list of them, or a wrapping object. */
function rawText(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null || depth > 2) return "";
  if (Array.isArray(value)) {
    const parts = value.slice(0, 50).map((part) => rawText(part, depth + 1));
    return parts.filter((part) => part !== "").join("; ");
  }
  const wrapped = value as Record<string, unknown>;
  const key = TEXT_KEYS.find((name) => wrapped[name] !== undefined && wrapped[name] !== null);
  return key ? rawText(wrapped[key], depth + 1) : "";
}

export function readLine(value: unknown, limit: number): string | undefined {
  return value === undefined ? undefined : cleanLine(rawText(value), limit);
}

export function readParagraphs(value: unknown, limit: number): string | undefined {
  return value === undefined ? undefined : cleanParagraphs(rawText(value), limit);
}

/** Like readLine. @throws RejectedRecord for an error value: #NAME?, #REF!, #N/A */
export function readName(value: unknown, limit: number): string | undefined {
  if (isSpreadsheetError(rawText(value)))
    throw new RejectedRecord("the name is an error value of a spreadsheet", "name");
  return readLine(value, limit);
}

/** Returns the text, or null if empty. */
export function readOptionalLine(value: unknown, limit: number): string | null | undefined {
  const text = readLine(value, limit);
  return text === undefined ? undefined : text || null;
}

/** Fields of an object that hold its amount. */
const AMOUNT_FIELDS = ["amount", "value", "price", "current"];

/** Returns the first non-empty entry of a list, or null. */
function firstOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.find((entry) => entry !== null && entry !== undefined && entry !== "") ?? null;
}

/** Returns true for a wrapped or plain number (5, "5", [5], {"amount": 5}), and for null, meaning none. */
export function isAmount(value: unknown): boolean {
  const amount = unwrapAmount(value);
  return typeof amount !== "object" || amount === null;
}

function unwrapAmount(value: unknown): unknown {
  const first = firstOf(value);
  if (typeof first !== "object" || first === null) return first;
  const amount = new RecordFields(first).first(...AMOUNT_FIELDS);
  return amount === undefined ? first : firstOf(amount);
}

/**
 * "1.299" is 1,299 where dots group thousands, and 1.30 elsewhere: three decimals are not read as an amount.
 * Longer or smaller numbers cannot be groups; they are amounts if the third decimal is zero.
 */
function hasThreeDecimals(wrapped: unknown): boolean {
  const amount = unwrapAmount(wrapped);
  const digits =
    typeof amount === "string" ? withoutDollars(amount) : typeof amount === "number" ? `${amount}` : "";
  return /^[-+]?\d*\.\d{3}$/.test(digits) && !/^[-+]?(0*|0*[1-9]\d{3,})\.\d\d0$/.test(digits);
}

const withoutDollars = (text: string) =>
  text.trim().replace(/^(US ?\$|USD|\$)\s*|(?<!\s)\s*(USD|US ?\$|\$)$/gi, "");

/** @returns NaN for text that is not a number */
function readNumber(wrapped: unknown): number | null | undefined {
  const value = unwrapAmount(wrapped);
  if (value === undefined) return undefined;
  if (value === null || value === "") return null;
  if (typeof value === "number") return value;
  if (typeof value !== "string") return Number.NaN;
  const text = withoutDollars(value);
  if (text === "") return null;
  // "1.299,00" and "1299,00": two digits after a comma always mean cents.
  if (/^[-+]?(\d{1,3}(\.\d{3})+|\d+),\d{2}$/.test(text))
    return Number(text.replaceAll(".", "").replace(",", "."));
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(",", ""));
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

/** In a price, these name a currency too; a record may mean something else. */
const PRICE_CURRENCY_FIELDS = [...CURRENCY_FIELDS, "iso", "isocode"];

/** Returns a currency other than US dollars that a record or price names in a field of its own. */
export function foreignCurrencyIn(
  fields: RecordFields,
  forms: readonly string[] = CURRENCY_FIELDS,
): string | null {
  const named = forms.map((form) => fields.first(form)).flat();
  // A record may name several: all must be dollars.
  const currencies = named.map((value) => foreignCurrencyNamed(readLine(value, 40) ?? ""));
  return currencies.find((currency) => currency !== null) ?? null;
}

/** Finds the currency of "199 EUR" or {"amount": 199, "currency": "EUR"}. */
function foreignCurrency(value: unknown): string | null {
  const first = firstOf(value);
  const isObject = typeof first === "object" && first !== null;
  const named = isObject ? foreignCurrencyIn(new RecordFields(first), PRICE_CURRENCY_FIELDS) : null;
  return named ?? foreignCurrencyOf(unwrapAmount(first));
}

function refusal(name: string, problem: string): RejectedRecord {
  return new RejectedRecord(`${name} ${problem}`, name.replace(/^the /, ""));
}

/** Returns a price in cents, or null if there is none. @throws RejectedRecord for an absurd price */
export function readPrice(value: unknown, name: string): Cents | null | undefined {
  const currency = foreignCurrency(value);
  if (currency !== null) throw refusal(name, `is in ${currency}, not in US dollars`);
  const amount = readNumber(value);
  if (amount === undefined || amount === null) return amount;
  if (Number.isNaN(amount)) throw refusal(name, "is not a number");
  if (amount < 0) throw refusal(name, "is negative");
  const cents = Math.round(amount * 100);
  if (cents === 0) throw refusal(name, "is zero");
  if (hasThreeDecimals(value)) throw refusal(name, "has three decimals, which may be a thousands separator");
  if (!(cents <= MAX_PRICE_CENTS)) throw refusal(name, "is above $1,000,000");
  return cents;
}

/** Like readPrice; a zero means no sale price. @throws RejectedRecord for an absurd price */
export function readSalePrice(value: unknown, name: string): Cents | null | undefined {
  return readNumber(value) === 0 ? null : readPrice(value, name);
}

/** Reads a cost, which may be zero; an invalid cost, or one in another currency, reads as unknown. */
export function readCost(value: unknown): Cents | null | undefined {
  const amount = readNumber(value);
  if (amount === undefined || amount === null) return amount;
  if (hasThreeDecimals(value) || foreignCurrency(value) !== null) return null;
  const cents = Math.round(amount * 100);
  return cents >= 0 && cents <= MAX_PRICE_CENTS ? cents : null;
}

/** Reads a whole number of at least `lowest`; anything else reads as null. */
export function readWhole(value: unknown, lowest: number): number | null | undefined {
  const amount = readNumber(value);
  if (amount === undefined || amount === null) return amount;
  const whole = Math.trunc(amount);
  if (whole !== amount && hasThreeDecimals(value)) return null;
  return whole >= lowest && whole <= MAX_INTEGER ? whole : null;
}

/** Reads a mean rating from 0 to 5 with two decimals. */
export function readRating(value: unknown): number | null | undefined {
  const amount = readNumber(value);
  if (amount === undefined || amount === null) return amount;
  return amount >= 0 && amount <= 5 ? Math.round(amount * 100) / 100 : null;
}

export function readFlag(input: unknown): boolean | undefined {
  const value = firstOf(input);
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  if (typeof value !== "string") return undefined;
  const text = value
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  if (["true", "1", "yes", "y", "available", "instock"].includes(text)) return true;
  if (["false", "0", "no", "n", "notavailable", "outofstock", "soldout", "unavailable"].includes(text))
    return false;
  return undefined;
}

export const isSku = (text: string) => /^[A-Za-z0-9][A-Za-z0-9._+/-]{0,63}$/.test(text);

/** "8.64E+11": spreadsheets shorten long numbers, so that several SKUs become the same. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i;

/** Reads a stock keeping unit as text, with every digit. @throws RejectedRecord for an invalid identifier */
export function readSku(input: unknown): string | undefined {
  const value = firstOf(input);
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new RejectedRecord("the sku is not a valid identifier", "sku");
  const text = cleanLine(rawText(value), 200);
  if (text === "") return undefined;
  if (SHORTENED.test(text))
    throw new RejectedRecord("the sku is a number that a spreadsheet shortened", "sku");
  if (!isSku(text)) throw new RejectedRecord("the sku is not a valid identifier", "sku");
  return text;
}

/** Reads a product code of 8 to 14 digits; restores leading zeros that a number lost (12 digits). */
export function readUpc(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  const digits = rawText(firstOf(value)).replace(/[\s-]/g, "");
  if (!/^\d{8,14}$/.test(digits)) return null;
  return digits.padStart(12, "0");
}
