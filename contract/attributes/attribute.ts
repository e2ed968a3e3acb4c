/** Row type of the attribute table, and the units of its numbers. */

interface AttributeRow {
  /** Label for shoppers. */
  readonly label: string;
  /** Parameter name in an address. Without one, the attribute is for comparison only. */
  readonly param?: string;
  /**
   * Supplier names of the attribute, case-insensitive. A name shared by several attributes needs a
   * distinguishing unit or word.
   */
  readonly names: readonly string[];
  /** Names valid in some categories only: "memory" of a telephone may mean its storage. */
  readonly namesIn?: { readonly categories: readonly string[]; readonly names: readonly string[] };
  /** Categories where the names mean something else: the width of a tire is not that of an appliance. */
  readonly notIn?: readonly string[];
  /** Extracts the value from the product name if the supplier has no line for it. */
  readonly inName?: {
    /** Only these categories: elsewhere the same number means something else. */
    readonly categories: readonly string[];
    /**
     * The first group is the number, or the text to read the value from. The second group is the unit of a
     * number; the default is the row's unit. A flag is true if any pattern matches. The first matching
     * pattern wins. Texts may omit patterns.
     */
    readonly patterns?: readonly RegExp[];
    /** Also reads what the product is made for, as in "TV stand for TVs up to 55 inches". */
    readonly isWhole?: boolean;
  };
  /**
   * Derives the value from the whole product if neither a line nor a pattern has it: the width of a tire from
   * its size.
   */
  readonly derived?: {
    readonly categories: readonly string[];
    readonly from: (product: DescribedProduct) => AttributeValue | null;
  };
  /** Parses a line with a special notation, instead of the rules of the type. */
  readonly read?: (text: string) => AttributeValue | null;
}

/** An attribute in the supplier's words. */
export interface WrittenAttribute {
  readonly name: string;
  readonly value: string;
}

/** Input of the attribute reader. */
export interface DescribedProduct {
  readonly name: string;
  readonly categoryId: string | null;
  readonly brandId?: string | null;
  readonly attributes: readonly WrittenAttribute[];
}

interface NumberAttribute extends AttributeRow {
  readonly type: "number";
  readonly unit: string;
  /** Spellings of a unit in lowercase, without dots and spaces, each with its factor to the row's unit. */
  readonly units: Readonly<Record<string, number>>;
  /** Numbers out of range are something else or a typo. */
  readonly range: readonly [lowest: number, highest: number];
  /** Smallest difference that matters to shoppers; default 0.1. */
  readonly step?: number;
  /** Lower bounds of the filter's bands. */
  readonly bounds?: readonly number[];
  /** Replaces bands: common retail sizes. A product matches the size within a tenth. */
  readonly sizes?: readonly number[];
  /** Unit for values from 1,000 on, in thousands. */
  readonly thousands?: string;
}

interface TextAttribute extends AttributeRow {
  readonly type: "text";
  /** Each value with its synonyms; the earliest match in the text wins. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Alternatively, a pattern for each value; the first matching row wins. */
  readonly spellings?: Readonly<Record<string, RegExp>>;
  /** True if a product can have several values: all that occur. */
  readonly isList?: boolean;
}

interface FlagAttribute extends AttributeRow {
  readonly type: "flag";
}

/** Has too many values to list, each with one spelling: the size of a tire. */
interface CodeAttribute extends AttributeRow {
  readonly type: "code";
  readonly read: (text: string) => string | null;
  /** Label of a code for shoppers. */
  readonly textOf: (code: string) => string;
  /** Works in an address, but is not in the list of filters. */
  readonly isUnlisted?: boolean;
}

export type Attribute = NumberAttribute | TextAttribute | FlagAttribute | CodeAttribute;

/** A number is in the row's unit; a text is one of the row's values or a code. */
export type AttributeValue = number | string | boolean | readonly string[];

/** Names valid in these categories only: elsewhere an aspect ratio belongs to a screen. */
export const namedOn = (categories: readonly string[], names: readonly string[]) => ({
  names: [],
  namesIn: { categories, names },
});

/** `first` to `last` in equal steps. */
export const stepsOf = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);

export const INCHES = {
  '"': 1,
  "''": 1,
  "”": 1,
  in: 1,
  inch: 1,
  inches: 1,
  ft: 12,
  cm: 1 / 2.54,
  mm: 1 / 25.4,
};
export const POUNDS = { lb: 1, lbs: 1, pound: 1, pounds: 1, oz: 1 / 16, ounces: 1 / 16, kg: 2.20462 };
export const GIGABYTES = { mb: 1 / 1000, gb: 1, gigabytes: 1, tb: 1000, terabytes: 1000 };
export const HOURS = {
  hours: 1,
  hour: 1,
  hrs: 1,
  hr: 1,
  h: 1,
  minutes: 1 / 60,
  min: 1 / 60,
  days: 24,
  day: 24,
};
export const WATTS = { watts: 1, watt: 1, w: 1, kw: 1000, kilowatts: 1000 };
export const CUBIC_FEET = { cuft: 1, cubicfeet: 1, cubicfoot: 1, cubicft: 1, cufeet: 1 };
export const QUARTS = {
  quarts: 1,
  quart: 1,
  qt: 1,
  qts: 1,
  l: 1.05669,
  liters: 1.05669,
  liter: 1.05669,
  gallons: 4,
};

export const valuesOf = ({ words, spellings }: TextAttribute): readonly string[] =>
  Object.keys(words ?? spellings ?? {});
