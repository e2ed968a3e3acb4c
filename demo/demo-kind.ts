/** Kinds of demo products: a short text table per kind, parsed once into rows and templates. */

/**
 * A kind in source form. Tables have one row per line with cells separated by "|"; the first line is the
 * header. A cell "-" means no value. Templates refer to columns as {column} (see fill); {brand}, {model} and
 * {color} always exist. A line with a missing cell is omitted. " // " separates alternative wordings of a
 * line.
 */
export interface KindText {
  /** A leaf of contract/catalogue/categories.ts. */
  readonly leaf: string;
  /** Number of products in the default catalog; default 8, the minimum for a category. */
  readonly count?: number;
  /** Brand ids, separated by spaces. */
  readonly brands: string;
  /** One series word per brand, in the same order; or titles, if the kind names models by title. */
  readonly series: string;
  /** Second words of titles: "Hollow" + "Frontier". Only for kinds with titles instead of model numbers. */
  readonly titles?: string;
  /** The part of the name after "Brand - " and before the color. */
  readonly name: string;
  /**
   * Valid configurations, cheapest first; the column `price` is in dollars. A `colors` column overrides the
   * kind's colors. A `pounds` or `ounces` column, here or in the sizes, adds the weight to the details.
   */
  readonly tiers: string;
  /** Valid sizes; the column `factor` multiplies the price. */
  readonly sizes?: string;
  /** Overrides the drawing of the leaf category (pictures/product-drawings.ts). */
  readonly drawing?: string;
  /**
   * Color names separated by ", ", each with the matching pictures of the drawing: "Silver@1, Black@23".
   * Without "@" all pictures match. Omitted if the tiers have colors or the kind has none worth naming.
   */
  readonly colors?: string;
  readonly details: string;
  readonly features: string;
  /** Box contents, separated by ", ". */
  readonly included: string;
  /** One-sentence summaries; one is chosen. */
  readonly pitch: string;
  /** The description: one sentence per line, with optional alternative wordings. */
  readonly story: string;
  /** Ships by freight, not by parcel. */
  readonly bulky?: boolean;
}

export interface Color {
  /** Empty without a color worth naming. */
  readonly name: string;
  /** Matching pictures among the three of the drawing. */
  readonly pictures: readonly number[];
}

export type Cells = Readonly<Record<string, string>>;

/** A kind ready for the generator. */
export interface Kind extends Required<Pick<KindText, "leaf" | "drawing" | "count" | "name" | "bulky">> {
  readonly brands: readonly string[];
  readonly series: readonly string[];
  readonly titles: readonly string[];
  readonly tiers: readonly Cells[];
  readonly sizes: readonly Cells[];
  /** Colors of each tier, in tier order. */
  readonly colorsOf: readonly (readonly Color[])[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly features: readonly string[];
  readonly included: readonly string[];
  readonly pitch: readonly string[];
  readonly story: readonly (readonly string[])[];
}

/**
 * Parses a kind's text.
 * @throws Error with the leaf if a table row and its header differ in length.
 */
export function readKind(text: KindText): Kind {
  const tiers = readTable(text.leaf, text.tiers);
  return {
    leaf: text.leaf,
    drawing: text.drawing ?? text.leaf,
    count: text.count ?? 8,
    brands: text.brands.split(" "),
    series: text.series.split(" ").map((word) => word.replaceAll("_", " ")),
    titles: text.titles?.split(" ") ?? [],
    name: text.name,
    tiers,
    sizes: text.sizes ? readTable(text.leaf, text.sizes) : [{ factor: "1" }],
    colorsOf: tiers.map((tier) => readColors(tier.colors ?? text.colors ?? "")),
    details: lines(text.details).map((line) => {
      const colon = line.indexOf(": ");
      return { name: line.slice(0, colon), value: line.slice(colon + 2) };
    }),
    features: lines(text.features),
    included: text.included.split(", "),
    pitch: lines(text.pitch),
    story: lines(text.story).map((line) => line.split(" // ")),
    bulky: text.bulky ?? false,
  };
}

function readColors(text: string): Color[] {
  return text.split(", ").map((entry) => {
    const [name = "", pictures = "123"] = entry.split("@");
    return { name, pictures: [...pictures].map(Number) };
  });
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function readTable(leaf: string, text: string): Cells[] {
  const [heading = [], ...rows] = lines(text).map((line) => line.split("|").map((cell) => cell.trim()));
  return rows.map((row) => {
    if (row.length !== heading.length)
      throw new Error(`${leaf}: "${row.join(" | ")}" does not match its heading`);
    return Object.fromEntries(heading.map((column, index) => [column, row[index] ?? "-"]));
  });
}

/**
 * Fills a template. {column} prints a cell verbatim, {~column} as running text ("Mono Laser" becomes "mono
 * laser", "a, b" becomes "a and b"), {?column} prints nothing but requires the cell.
 * @returns null if the line refers to a missing cell.
 */
export function fill(template: string, cells: Cells): string | null {
  let text = "";
  for (const part of partsOf(template)) {
    if (typeof part === "string") {
      text += part;
      continue;
    }
    const value = cells[part.column];
    if (value === undefined) throw new Error(`No column {${part.column}} for "${template}"`);
    if (value === "-") return null;
    if (part.form === "") text += value;
    if (part.form === "~") text += runningText(value);
  }
  return withArticles(text);
}

interface Place {
  readonly form: string;
  readonly column: string;
}

const readTemplates = new Map<string, readonly (string | Place)[]>();

/** Parsed template, cached: about two thousand templates serve many more records. */
function partsOf(template: string): readonly (string | Place)[] {
  const known = readTemplates.get(template);
  if (known) return known;
  const parts = template.split(/(\{[~?]?\w+\})/).map((part) => {
    const [, form = "", column] = /^\{([~?]?)(\w+)\}$/.exec(part) ?? [];
    return column === undefined ? part : { form, column };
  });
  readTemplates.set(template, parts);
  return parts;
}

const PROPER_WORDS = new Set(["Bluetooth", "Dolby", "Atmos", "Fi", "Wi", "French"]);

function runningText(value: string): string {
  return value
    .replace(/\b[A-Z][a-z]+\b/g, (word) => (PROPER_WORDS.has(word) ? word : word.toLowerCase()))
    .replace(/, (?=[^,]*$)/, " and ");
}

/** Corrects articles before a vowel sound: "a electric", "a 8-core" and "a 11-inch" become "an". */
function withArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=[aeioAEIO](?!ne\b)|8|11\b|18\b)/g, "$1n ");
}
