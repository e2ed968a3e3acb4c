/**
 * Reads single values in any type a supplier may send. In all readers, undefined means the record omits the
 * field (the stored value stays); null or "" means the record says there is none.
 */
import type { Cents } from "#contract/money/money";
import { cleanLine, cleanParagraphs } from "./clean-text";
import { foreignCurrencyNamed, foreignCurrencyOf } from "./read-currency";

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

/** Returns the text, or null if empty. */
export function readOptionalLine(value: unknown, limit: number): string | null | undefined {
  const text = readLine(value, limit);
  return text === undefined ? undefined : text || null;
}

/** Keys under which an object carries its amount. */
const AMOUNT_KEYS = ["amount", "value", "price", "current"];

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
  const wrapped = first as Record<string, unknown>;
  const key = AMOUNT_KEYS.find((name) => wrapped[name] !== undefined);
  return key ? firstOf(wrapped[key]) : first;
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

const CURRENCY_KEYS = ["currency", "currencyCode", "currency_code"];

/** Finds the currency of "199 EUR" or {"amount": 199, "currency": "EUR"}. */
function foreignCurrency(value: unknown): string | null {
  const first = firstOf(value);
  if (typeof first === "object" && first !== null) {
    const key = CURRENCY_KEYS.find((name) => Object.hasOwn(first, name));
    const currency =
      key === undefined ? null : foreignCurrencyNamed(rawText((first as Record<string, unknown>)[key]));
    if (currency !== null) return currency;
  }
  return foreignCurrencyOf(unwrapAmount(first));
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

/** Reads a cost, which may be zero; an invalid cost reads as unknown. */
export function readCost(value: unknown): Cents | null | undefined {
  const amount = readNumber(value);
  if (amount === undefined || amount === null) return amount;
  if (hasThreeDecimals(value)) return null;
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

/** Reads a stock keeping unit as text, with every digit. @throws RejectedRecord for an invalid identifier */
export function readSku(input: unknown): string | undefined {
  const value = firstOf(input);
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new RejectedRecord("the sku is not a valid identifier", "sku");
  const text = cleanLine(rawText(value), 200);
  if (text === "") return undefined;
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
