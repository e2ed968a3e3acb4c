/**
 * Detects tire and wheel records, and reads their specification columns. Feeds of this line use separate
 * columns for them and often omit the category, because they contain nothing else.
 */
import { ATTRIBUTE_KEYS, attributeOf } from "#contract/attributes/attributes";
import { LINE_NAMES } from "#contract/attributes/kinds/tire-attributes";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { findTireSize } from "#contract/tires/read-tire-size";
import { readBoltPatterns } from "#contract/wheels/bolt-pattern";
import { WHEEL_SIZE_NAMES } from "#contract/wheels/measures-of-wheel";
import type { CategoryStepRecord } from "../../../../db/tables/product-fields";
import { readLine } from "../../cleaning/read-values";
import { fieldForm, RecordFields } from "../../cleaning/record-fields";

type Line = typeof TIRES | typeof WHEELS;

const ATTRIBUTE_FIELDS = ["details", "attributes", "specifications", "specs"];
const SIZE_FIELDS = ["tiresize", "tyresize", "size"];
const PATTERN_FIELDS = ["boltpattern", "boltcircle", "lugpattern", "pcd", "boltpatternmetric"];
const WIDTH_FIELDS = ["width", "sectionwidth", "tirewidth", "tyrewidth", "nominalwidth"];
const RATIO_FIELDS = ["aspectratio", "aspect", "ratio", "profile", "series", "tireaspectratio"];
const RIM_FIELDS = ["rim", "rimdiameter", "rimsize", "wheeldiameter", "diameter", "innerdiameter"];
const PREFIX_FIELDS = ["prefix", "sizeprefix", "tireprefix", "tyreprefix", "tiresizeprefix"];
const BOLT_FIELDS = ["boltcount", "bolts", "numberofbolts", "lugcount", "lugs", "lugholes", "numberoflugs"];
const CIRCLE_FIELDS = ["boltcircle", "boltcirclediameter", "boltcirclemm", "pcd", "circle"];
const NAMED: readonly (readonly [RegExp, Line])[] = [
  [/\bt[iy]res?\b/i, TIRES],
  [/\b(?:wheels|rims)\b/i, WHEELS],
];

/** Decides by category, else by a readable size or bolt pattern; null for other products. */
export function lineOf(fields: RecordFields, path: readonly CategoryStepRecord[] | undefined): Line | null {
  const last = path?.at(-1);
  const text = last ? `${last.id} ${last.name}` : "";
  const named = NAMED.find(([words]) => words.test(text))?.[1];
  if (named) return named;
  if (last && last.name !== "") return null;
  if (findTireSize(sizeOf(fields)) !== null) return TIRES;
  return isPattern(patternOf(fields)) ? WHEELS : null;
}

/** Reads a column, else one of the record's attributes. */
function textOf(fields: RecordFields, forms: readonly string[]): string {
  const value = fields.first(...forms) ?? attributesOf(fields).first(...forms);
  return readLine(value, 80) ?? "";
}

function attributesOf(fields: RecordFields): RecordFields {
  const attributes = fields.first(...ATTRIBUTE_FIELDS);
  if (typeof attributes !== "object" || attributes === null) return new RecordFields({});
  if (!Array.isArray(attributes)) return new RecordFields(attributes);
  const lines = attributes as ({ readonly name?: unknown; readonly value?: unknown } | null)[];
  return new RecordFields(
    Object.fromEntries(
      lines.flatMap((line) => (typeof line?.name === "string" ? [[line.name, line.value]] : [])),
    ),
  );
}

/** Returns the category path of a record from a feed without categories. */
export function pathOfLine(fields: RecordFields): CategoryStepRecord[] | undefined {
  const line = lineOf(fields, undefined);
  return line ? [{ id: line, name: "" }] : undefined;
}

/** Specification names by normalized field form. */
const COLUMNS: Readonly<Record<Line, readonly (readonly [form: string, name: string])[]>> = {
  [TIRES]: columnsOf(TIRES),
  [WHEELS]: columnsOf(WHEELS),
};

/** Returns a name under which the attribute is later read from the product. */
const nameOf = (key: "TIRE_SIZE" | "BOLT_PATTERN") => attributeOf(key).namesIn!.names[0]!;

function columnsOf(line: Line) {
  return ATTRIBUTE_KEYS.flatMap((key) => {
    const { namesIn } = attributeOf(key);
    return namesIn?.categories.includes(line) ? namesIn.names : [];
  })
    .concat(LINE_NAMES, line === WHEELS ? WHEEL_SIZE_NAMES : [])
    .map((name) => [name.toLowerCase().replace(/[^a-z0-9]/g, ""), name] as const);
}

/** Returns the specification columns of the line; a size or bolt pattern split over columns is joined. */
export function readLineColumns(fields: RecordFields, line: Line): { name: string; value: unknown }[] {
  const columns = COLUMNS[line].map(([form, name]) => ({ form, name, value: fields.first(form) }));
  const [forms, name, joined] =
    line === TIRES
      ? ([SIZE_FIELDS, nameOf("TIRE_SIZE"), sizeOf(fields)] as const)
      : ([PATTERN_FIELDS, nameOf("BOLT_PATTERN"), patternOf(fields)] as const);
  if (joined === textOf(fields, forms)) return columns;
  return [{ name, value: joined }, ...columns.filter(({ form }) => !forms.includes(form))];
}

/** Zero means the measure is missing, except for an offset. */
export function isMissingMeasure(
  line: Line,
  { name, value }: { readonly name: string; readonly value: string },
): boolean {
  const form = fieldForm(name);
  return (
    /^0(?:[.,]0*)?\s*(?:mm|in|inches|lbs?|"|kg)?$/i.test(value) &&
    !/offset|^et$/.test(form) &&
    COLUMNS[line].some(([column]) => column === form)
  );
}

/** Reads one column, else joins width, aspect ratio and rim; an incomplete size is dropped. */
function sizeOf(fields: RecordFields): string {
  const own = textOf(fields, SIZE_FIELDS);
  // P, LT or ST in a column of its own: a size without it is for passenger cars.
  const [prefix = ""] = /^(P|LT|ST|T)$/i.exec(textOf(fields, PREFIX_FIELDS)) ?? [];
  if (findTireSize(own) !== null) return /^\s*\d/.test(own) ? `${prefix}${own}` : own;
  const [width, ratio, rim] = [WIDTH_FIELDS, RATIO_FIELDS, RIM_FIELDS].map((forms) =>
    measureOf(fields, forms),
  );
  const composed = `${prefix}${width}/${ratio}R${rim}`;
  return width && ratio && rim && findTireSize(composed) !== null ? composed : own;
}

/** Reads one column, else joins the bolt count and bolt circle. */
function patternOf(fields: RecordFields): string {
  const own = textOf(fields, PATTERN_FIELDS);
  const composed = `${measureOf(fields, BOLT_FIELDS)}x${measureOf(fields, CIRCLE_FIELDS)}`;
  return !isPattern(own) && isPattern(composed) ? composed : own;
}

const isPattern = (text: string) => (readBoltPatterns(text)?.length ?? 0) > 0;

/** Returns the number in "245", "245 mm", "R18", "ZR18" and "18.0"; empty if there is none. */
function measureOf(fields: RecordFields, forms: readonly string[]): string {
  const [, digits = ""] =
    /^(?:Z?R)?(\d{1,4}(?:\.\d{1,2})?)\s*(?:mm|in|inches|"|%)?$/i.exec(textOf(fields, forms)) ?? [];
  return digits === "" ? "" : String(Number(digits));
}
