/** What a row of the table of attributes says, and the units its numbers are written in. */

interface AttributeRow {
  /** What a shopper reads. */
  readonly label: string;
  /** Name of its parameter in an address; left out, shoppers compare by it and do not filter. */
  readonly param?: string;
  /** Suppliers' names for it; compared without case. Those of several attributes need a unit or word of theirs. */
  readonly names: readonly string[];
  /** Names that mean it in some categories only: the memory of a telephone may be its storage. */
  readonly namesIn?: { readonly categories: readonly string[]; readonly names: readonly string[] };
  /** Where none of its names means it: the width of a tire is not that of an appliance. */
  readonly notIn?: readonly string[];
  /** Reads it from a product's name where the supplier has no line for it. */
  readonly inName?: {
    /** Only here: elsewhere the same figure is that of something else. */
    readonly categories: readonly string[];
    /**
     * The number, or the text a value is looked for in, is the first group; a number's unit is the second, or else the
     * row's. A flag is true when one matches. With several, the first that matches counts. Texts may go without.
     */
    readonly patterns?: readonly RegExp[];
    /** What the product is for counts too, as in "TV stand for TVs up to 55 inches". */
    readonly isWhole?: boolean;
  };
  /** Reads it from the whole product where neither a line nor a pattern said it: the width of a tire from its size. */
  readonly derived?: {
    readonly categories: readonly string[];
    readonly from: (product: DescribedProduct) => AttributeValue | null;
  };
  /** Reads a line that has a notation of its own, instead of the rules of its type. */
  readonly read?: (text: string) => AttributeValue | null;
}

/** An attribute as a supplier writes it. */
export interface WrittenAttribute {
  readonly name: string;
  readonly value: string;
}

/** What attributes are read from. */
export interface DescribedProduct {
  readonly name: string;
  readonly categoryId: string | null;
  readonly brandId?: string | null;
  readonly attributes: readonly WrittenAttribute[];
}

interface NumberAttribute extends AttributeRow {
  readonly type: "number";
  readonly unit: string;
  /** Spellings of a unit in lower case, without dots and spaces, each with its size in the row's unit. */
  readonly units: Readonly<Record<string, number>>;
  /** Numbers beyond it are something else or a slip. */
  readonly range: readonly [lowest: number, highest: number];
  /** The smallest difference shoppers tell apart; a tenth when left out. */
  readonly step?: number;
  /** Where the bands of its filter begin. */
  readonly bounds?: readonly number[];
  /** Instead of bands: sizes it is sold in. A product has the one it is within a tenth of. */
  readonly sizes?: readonly number[];
  /** From 1,000 on shoppers read thousands with this unit. */
  readonly thousands?: string;
}

interface TextAttribute extends AttributeRow {
  readonly type: "text";
  /** The values, each with words that mean the same; the one that stands first in the text counts. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Or the values with the spellings of each; the first of the table that occurs counts. */
  readonly spellings?: Readonly<Record<string, RegExp>>;
  /** True: a product has all the values that occur. */
  readonly isList?: boolean;
}

interface FlagAttribute extends AttributeRow {
  readonly type: "flag";
}

/** Has more values than a table could list, each of one spelling: the size of a tire. */
interface CodeAttribute extends AttributeRow {
  readonly type: "code";
  readonly read: (text: string) => string | null;
  /** What a shopper reads for a code. */
  readonly textOf: (code: string) => string;
  /** Found under an address and offered by no list of filters. */
  readonly isUnlisted?: boolean;
}

export type Attribute = NumberAttribute | TextAttribute | FlagAttribute | CodeAttribute;

/** A number is in its row's unit, a text is one of its row's values or a code. */
export type AttributeValue = number | string | boolean | readonly string[];

/** Names that mean it in these categories only: an aspect ratio is that of a screen elsewhere. */
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
