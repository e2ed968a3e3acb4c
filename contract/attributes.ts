/**
 * Attributes in the shop's own terms. Each supplier writes them as text under its own names; this table turns them
 * into numbers with a unit, texts or flags that products can be filtered and compared by. A row is one attribute.
 * Attributes without a row are shown as the supplier wrote them.
 */

interface AttributeRow {
  /** What a shopper reads. */
  readonly label: string;
  /** Suppliers' names for it; compared without case. */
  readonly names: readonly string[];
  /** Makes it a filter of these categories. */
  readonly filter?: { readonly param: string; readonly categories: readonly string[] };
}

interface NumberAttribute extends AttributeRow {
  readonly type: "number";
  readonly unit: string;
  /** Spellings of a unit, each with its size in the row's unit. */
  readonly units: Readonly<Record<string, number>>;
  /** Where the bands of its filter begin. */
  readonly bounds?: readonly number[];
}

interface TextAttribute extends AttributeRow {
  readonly type: "text";
  /** The values, each with the words that mean the same; the first value with a matching word wins. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface FlagAttribute extends AttributeRow {
  readonly type: "flag";
}

export type Attribute = NumberAttribute | TextAttribute | FlagAttribute;

const INCHES = { '"': 1, in: 1, inch: 1, inches: 1, cm: 1 / 2.54, mm: 1 / 25.4 };
const POUNDS = { lb: 1, lbs: 1, pound: 1, pounds: 1, oz: 1 / 16, ounces: 1 / 16, kg: 2.20462 };

export const ATTRIBUTES = {
  SCREEN_SIZE: {
    type: "number",
    label: "Screen size",
    names: ["Screen Size Class", "Screen Size", "Display Size", "Screen Size (Measured Diagonally)"],
    unit: '"',
    units: INCHES,
    bounds: [0, 8, 13, 16, 24, 32, 43, 55, 65, 75],
    filter: {
      param: "f.screen",
      categories: [
        "televisions",
        "flat-screen-tvs",
        "computer-monitors",
        "laptop-computers",
        "ipad-tablets",
        "smartphones",
      ],
    },
  },
  COLOR: {
    type: "text",
    label: "Color",
    names: ["Color Category", "Color", "Colour", "Finish"],
    values: {
      Black: ["onyx", "midnight"],
      White: ["ivory", "pearl"],
      Gray: ["grey", "graphite", "charcoal", "slate", "titan"],
      Silver: ["stainless", "steel", "aluminum"],
      Blue: ["navy", "sky"],
      Red: ["crimson", "burgundy"],
      Green: ["mint", "forest", "sage"],
      Gold: ["champagne", "bronze", "copper"],
      Pink: ["rose", "blush"],
      Purple: ["violet", "lavender"],
      Brown: ["walnut", "oak", "espresso"],
    },
    filter: { param: "f.color", categories: ["smartphones", "headphones", "earbuds", "bluetooth-speakers"] },
  },
  WIRELESS: {
    type: "flag",
    label: "Wireless",
    names: ["Wireless"],
    filter: { param: "f.wireless", categories: ["headphones"] },
  },
  REFRESH_RATE: {
    type: "number",
    label: "Refresh rate",
    names: ["Refresh Rate", "Screen Refresh Rate", "Maximum Refresh Rate"],
    unit: " Hz",
    units: { hz: 1, hertz: 1 },
  },
  STORAGE: {
    type: "number",
    label: "Storage",
    names: ["Storage Capacity", "Internal Memory", "Total Storage Capacity"],
    unit: " GB",
    units: { gb: 1, gigabytes: 1, tb: 1000, terabytes: 1000 },
  },
  WEIGHT: {
    type: "number",
    label: "Weight",
    names: ["Product Weight", "Weight"],
    unit: " lb",
    units: POUNDS,
  },
} as const satisfies Readonly<Record<string, Attribute>>;

export type AttributeKey = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES) as readonly AttributeKey[];

/** An attribute as a supplier writes it. */
export interface WrittenAttribute {
  readonly name: string;
  readonly value: string;
}

/** The attribute in the shop's terms: a number is in its row's unit, a text is one of its row's values. */
export interface TypedAttribute {
  readonly key: AttributeKey;
  readonly value: number | string | boolean;
}

const KEY_OF_NAME: ReadonlyMap<string, AttributeKey> = new Map(
  ATTRIBUTE_KEYS.flatMap((key) => ATTRIBUTES[key].names.map((name) => [name.toLowerCase(), key] as const)),
);

/** Null for an attribute or a value that has no row. */
export function readAttribute({ name, value }: WrittenAttribute): TypedAttribute | null {
  const key = KEY_OF_NAME.get(name.toLowerCase());
  if (key === undefined) return null;
  const read = readValue(ATTRIBUTES[key], value);
  return read === null ? null : { key, value: read };
}

/** A product's value of one attribute; when several of its names occur, the first in the row counts. */
export function valueOf(
  attributes: readonly WrittenAttribute[],
  key: AttributeKey,
): TypedAttribute["value"] | null {
  for (const name of ATTRIBUTES[key].names) {
    const written = attributes.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const read = written && readAttribute(written);
    if (read) return read.value;
  }
  return null;
}

function readValue(row: Attribute, text: string): TypedAttribute["value"] | null {
  switch (row.type) {
    case "number":
      return readNumber(row, text);
    case "text": {
      const words = new Set(text.toLowerCase().match(/[a-z]+/g));
      const means = ([own, others]: [string, readonly string[]]) =>
        [own.toLowerCase(), ...others].some((word) => words.has(word));
      return Object.entries(row.values).find(means)?.[0] ?? null;
    }
    case "flag":
      return /^(yes|true)\b/i.test(text) ? true : /^(no|false)\b/i.test(text) ? false : null;
  }
}

/** A bare number is in the row's unit. */
function readNumber({ units }: NumberAttribute, text: string): number | null {
  const [, digits, unit = ""] = /^([\d,]*\.?\d+)\s*("|[a-z]*)/i.exec(text.trim()) ?? [];
  const factor = unit === "" ? 1 : units[unit.toLowerCase()];
  if (digits === undefined || factor === undefined) return null;
  return Math.round(Number(digits.replaceAll(",", "")) * factor * 10) / 10;
}
