/** What a demo product can be: one short table of text per kind, read once into rows and templates. */

/**
 * A kind as its author writes it. Tables are lines of cells parted by "|", the first line naming the columns; a cell
 * "-" means "has none". Templates name columns as {column} (see fill); {brand}, {model} and {color} are always there. A
 * line that names a missing cell is left out, and " // " parts alternative wordings of one line.
 */
export interface KindText {
  /** A leaf of contract/catalogue/categories.ts. */
  readonly leaf: string;
  /** How many of the default catalogue are of this kind; eight, the fewest a category may have, when left out. */
  readonly count?: number;
  /** Brand ids, parted by spaces. */
  readonly brands: string;
  /** One series word per brand, in the same order; or titles, when the kind names its models by title. */
  readonly series: string;
  /** Second words of titles: "Hollow" + "Frontier". Only for kinds whose models have titles and no numbers. */
  readonly titles?: string;
  /** The name after "Brand - " and before the color. */
  readonly name: string;
  /**
   * Configurations whose cells fit together, cheapest first; the column `price` is in dollars. A column `colors` stands
   * in for the kind's colors, and a column `pounds` or `ounces`, here or in the sizes, adds the weight to the details.
   */
  readonly tiers: string;
  /** Sizes whose cells fit together; the column `factor` multiplies the price. */
  readonly sizes?: string;
  /** The drawing that shows it, where the one of its leaf shows something else (pictures/product-drawings.ts). */
  readonly drawing?: string;
  /**
   * Color names parted by ", ", each with the pictures of the drawing that show it: "Silver@1, Black@23". Without "@" any
   * picture will do. Left out when the tiers have their own, or the kind has no color worth naming.
   */
  readonly colors?: string;
  readonly details: string;
  readonly features: string;
  /** What is in the box, parted by ", ". */
  readonly included: string;
  /** One-sentence summaries; one is chosen. */
  readonly pitch: string;
  /** The description, one sentence or alternative wordings of it a line. */
  readonly story: string;
  /** Shipped by freight, not by parcel. */
  readonly bulky?: boolean;
}

export interface Color {
  /** Empty for what has no color worth naming. */
  readonly name: string;
  /** Which of the three pictures of the drawing show it. */
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
  /** The colors of each tier, in the order of the tiers. */
  readonly colorsOf: readonly (readonly Color[])[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly features: readonly string[];
  readonly included: readonly string[];
  readonly pitch: readonly string[];
  readonly story: readonly (readonly string[])[];
}

/** Reads a kind's text. @throws Error naming the leaf when a table row has not as many cells as its heading. */
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
 * Fills a template. {column} prints a cell as it stands, {~column} as running text ("Mono Laser" becomes "mono laser",
 * "a, b" becomes "a and b"), {?column} prints nothing but asks for the cell.
 * @returns null when the line names a cell that is missing.
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

/** A template's text and places, read once: there are some two thousand templates and many more records. */
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

/** A value may begin with a vowel sound: "a electric", "a 8-core" and "a 11-inch" take "an". */
function withArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=[aeioAEIO](?!ne\b)|8|11\b|18\b)/g, "$1n ");
}
