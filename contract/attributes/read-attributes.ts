/**
 * Reads all attributes of a product in the shop's terms: from the supplier's lines first, then from the name.
 */
import type { Attribute, AttributeValue, DescribedProduct, WrittenAttribute } from "./attribute";
import { ATTRIBUTE_KEYS, attributeOf, type AttributeKey } from "./attributes";
import { inUnit, readText, readValue } from "./read-value";

export type { WrittenAttribute } from "./attribute";

/** A typed attribute: a number is in the row's unit, a text is one of the row's values. */
export interface TypedAttribute {
  readonly key: AttributeKey;
  readonly value: AttributeValue;
}

export type TypedAttributes = ReadonlyMap<AttributeKey, AttributeValue>;

interface Meaning {
  readonly key: AttributeKey;
  /** Position of the name in its row; the lowest wins. */
  readonly rank: number;
  readonly categories: readonly string[] | null;
  readonly notIn: readonly string[];
}

const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = meaningsByName();
const NAMED_IN = keysByCategory((row) => row.inName?.categories);
const DERIVED_IN = keysByCategory((row) => row.derived?.categories);

function meaningsByName(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const key of ATTRIBUTE_KEYS) {
    const { names, namesIn, notIn = [] } = attributeOf(key);
    for (const [rank, name] of [...names, ...(namesIn?.names ?? [])].entries()) {
      const categories = rank < names.length ? null : (namesIn?.categories ?? null);
      const meaning = { key, rank, categories, notIn };
      meanings.set(name.toLowerCase(), [...(meanings.get(name.toLowerCase()) ?? []), meaning]);
    }
  }
  return meanings;
}

function keysByCategory(
  categoriesOf: (row: Attribute) => readonly string[] | undefined,
): ReadonlyMap<string, readonly AttributeKey[]> {
  const keys = new Map<string, AttributeKey[]>();
  for (const key of ATTRIBUTE_KEYS)
    for (const category of categoriesOf(attributeOf(key)) ?? [])
      keys.set(category, [...(keys.get(category) ?? []), key]);
  return keys;
}

type ReadLine = readonly (TypedAttribute & { readonly rank: number })[];

/** Cache: many products have the same lines. Cleared when full. */
const readLines = new Map<string, ReadLine>();
const MAX_READ_LINES = 5_000;
const NOTHING_READ: ReadLine = [];

/** All meanings of a supplier's line. One name can have several, as in "Wi-Fi 6, Bluetooth". */
function readLine({ name, value }: WrittenAttribute, categoryId: string | null): ReadLine {
  const meanings = MEANINGS.get(name.toLowerCase());
  if (!meanings) return NOTHING_READ;
  const line = `${name}\n${categoryId}\n${value}`;
  const known = readLines.get(line);
  if (known) return known;
  if (readLines.size >= MAX_READ_LINES) readLines.clear();
  const read = readMeanings(meanings, value, categoryId);
  readLines.set(line, read);
  return read;
}

function readMeanings(meanings: readonly Meaning[], value: string, categoryId: string | null): ReadLine {
  const attributes: (TypedAttribute & { readonly rank: number })[] = [];
  const possible = meanings.filter(
    ({ categories, notIn }) =>
      (categories?.includes(categoryId ?? "") ?? true) && !notIn.includes(categoryId ?? ""),
  );
  // If several attributes share a name, the unit decides which is meant.
  const needsUnit = possible.length > 1;
  for (const { key, rank } of possible) {
    const read = readValue(attributeOf(key), value, needsUnit);
    if (read !== null) attributes.push({ key, rank, value: read });
  }
  return attributes;
}

/** Primary meaning of a supplier's line; null for a line or a value without a row. */
export function readAttribute(
  written: WrittenAttribute,
  categoryId: string | null = null,
): TypedAttribute | null {
  const [first] = readLine(written, categoryId);
  return first ? { key: first.key, value: first.value } : null;
}

/** Reads each supplier line independently. */
export function readWritten({
  categoryId,
  attributes,
}: Pick<DescribedProduct, "categoryId" | "attributes">): Map<AttributeKey, AttributeValue> {
  const typed = new Map<AttributeKey, AttributeValue>();
  const ranks = new Map<AttributeKey, number>();
  for (const written of attributes)
    for (const { key, rank, value } of readLine(written, categoryId)) {
      if (rank >= (ranks.get(key) ?? Infinity)) continue;
      ranks.set(key, rank);
      typed.set(key, value);
    }
  return typed;
}

/** All known attributes of a product in the shop's terms. */
export function readAttributes(product: DescribedProduct): TypedAttributes {
  const { name, categoryId } = product;
  const typed = readWritten(product);
  readName(name, NAMED_IN.get(categoryId ?? "") ?? [], typed);
  for (const key of DERIVED_IN.get(categoryId ?? "") ?? []) {
    const value = typed.has(key) ? null : (attributeOf(key).derived?.from(product) ?? null);
    if (value !== null) typed.set(key, value);
  }
  return typed;
}

/** The rest of the name describes what the product is used with. */
const USED_WITH = /\s(?:for|fits|compatible with|works with|designed for|up to)\s/i;
/** The rest of the name lists what is included. */
const COMES_WITH = /\s(?:with|w\/|includes|including|plus)\s/i;
/** The size of an accessory is that of the product it fits. */
const ACCESSORY =
  /\b(?:cases?|sleeve|bag|backpack|covers?|protector|skin|mounts?|mounting|stand|bracket|dock|docking station|adapters?|charger|cables?|battery pack|power supply|remote|antenna|cartridge|cart|strap|band|holder|tripod|replacement|warranty|protection plan|installation|subscription|gift card|memory card|bulb|tips|ear ?pads|harness|enclosure|cord|hose|graphics card|video card)\b/i;

/** Adds attributes from the name that no line has. */
function readName(
  name: string,
  keys: readonly AttributeKey[],
  typed: Map<AttributeKey, AttributeValue>,
): void {
  if (keys.length === 0) return;
  const text = name.slice(0, MAX_CHARACTERS);
  const used = text.search(USED_WITH);
  const own = used < 0 ? text : text.slice(0, used);
  const comes = own.search(COMES_WITH);
  const isAccessory = ACCESSORY.test(comes < 0 ? own : own.slice(0, comes));
  // Matched numbers are removed: "8GB RAM 256GB" leaves one capacity for the storage.
  let remaining = own;
  for (const key of keys) {
    const row = attributeOf(key);
    const isWhole = row.inName?.isWhole ?? false;
    if (isAccessory && !isWhole) continue;
    const match = readFrom(row, isWhole ? text : row.type === "number" ? remaining : own);
    if (match === null) continue;
    if (row.type === "number" && !isWhole) remaining = remaining.replace(match.text, " ");
    if (!typed.has(key)) typed.set(key, match.value);
  }
}

const MAX_CHARACTERS = 300;

interface NameMatch {
  readonly value: AttributeValue;
  readonly text: string;
}

function readFrom(row: Attribute, text: string): NameMatch | null {
  const { patterns } = row.inName!;
  if (row.type === "code") return null;
  if (!patterns) return row.type === "text" ? asMatch(readText(row, text), text) : null;
  for (const pattern of patterns) {
    if (row.type === "flag") {
      if (pattern.test(text)) return { value: true, text };
      continue;
    }
    // Fast path: most names have no match, and matchAll copies the pattern first.
    const matches = text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
    const [first] = matches;
    if (!first) continue;
    const values = matches.map(([, group = "", unit = ""]) =>
      row.type === "number" ? inUnit(row, group, unit) : readText(row, group),
    );
    // Two different numbers are ambiguous and yield no value.
    const [value = null] = values;
    return values.every((other) => String(other) === String(value)) ? asMatch(value, first[0]) : null;
  }
  return null;
}

const asMatch = (value: AttributeValue | null, text: string): NameMatch | null =>
  value === null ? null : { value, text };
