/**
 * Records of tires and wheels: what makes one of them, and the columns that are its specifications. Feeds of this line
 * name them as columns of their own and often say no category, because they hold nothing else.
 */
import { ATTRIBUTE_KEYS, attributeOf } from "#contract/attributes/attributes";
import { LINE_NAMES } from "#contract/attributes/kinds/tire-attributes";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { findTireSize } from "#contract/tires/read-tire-size";
import { readBoltPatterns } from "#contract/wheels/bolt-pattern";
import { WHEEL_SIZE_NAMES } from "#contract/wheels/measures-of-wheel";
import type { CategoryStepRecord } from "../../../../db/product-fields";
import { readLine } from "../../cleaning/read-values";
import { fieldForm, RecordFields } from "../../cleaning/record-fields";

type Line = typeof TIRES | typeof WHEELS;

const ATTRIBUTE_FIELDS = ["details", "attributes", "specifications", "specs"];
const SIZE_FIELDS = ["tiresize", "tyresize", "size"];
const PATTERN_FIELDS = ["boltpattern", "boltcircle", "lugpattern", "pcd", "boltpatternmetric"];
const WIDTH_FIELDS = ["width", "sectionwidth", "tirewidth", "tyrewidth", "nominalwidth"];
const RATIO_FIELDS = ["aspectratio", "aspect", "ratio", "profile", "series", "tireaspectratio"];
const RIM_FIELDS = ["rim", "rimdiameter", "rimsize", "wheeldiameter", "diameter", "innerdiameter"];
const BOLT_FIELDS = ["boltcount", "bolts", "numberofbolts", "lugcount", "lugs", "lugholes", "numberoflugs"];
const CIRCLE_FIELDS = ["boltcircle", "boltcirclediameter", "boltcirclemm", "pcd", "circle"];
const NAMED: readonly (readonly [RegExp, Line])[] = [
  [/\bt[iy]res?\b/i, TIRES],
  [/\b(?:wheels|rims)\b/i, WHEELS],
];

/** By its category, else by a size or a bolt pattern that can be read; null for anything else. */
export function lineOf(fields: RecordFields, path: readonly CategoryStepRecord[] | undefined): Line | null {
  const last = path?.at(-1);
  const text = last ? `${last.id} ${last.name}` : "";
  const named = NAMED.find(([words]) => words.test(text))?.[1];
  if (named) return named;
  if (last && last.name !== "") return null;
  if (findTireSize(sizeOf(fields)) !== null) return TIRES;
  return isPattern(patternOf(fields)) ? WHEELS : null;
}

/** Of a column, else of a line among the record's attributes. */
function textOf(fields: RecordFields, forms: readonly string[]): string {
  const told = fields.first(...forms) ?? attributesOf(fields).first(...forms);
  return readLine(told, 80) ?? "";
}

function attributesOf(fields: RecordFields): RecordFields {
  const given = fields.first(...ATTRIBUTE_FIELDS);
  if (typeof given !== "object" || given === null) return new RecordFields({});
  if (!Array.isArray(given)) return new RecordFields(given);
  const lines = given as ({ readonly name?: unknown; readonly value?: unknown } | null)[];
  return new RecordFields(
    Object.fromEntries(
      lines.flatMap((line) => (typeof line?.name === "string" ? [[line.name, line.value]] : [])),
    ),
  );
}

/** Where a record of a feed without categories lies. */
export function pathOfLine(fields: RecordFields): CategoryStepRecord[] | undefined {
  const line = lineOf(fields, undefined);
  return line ? [{ id: line, name: "" }] : undefined;
}

/** Names of specifications by the form that fields are compared by. */
const COLUMNS: Readonly<Record<Line, readonly (readonly [form: string, name: string])[]>> = {
  [TIRES]: columnsOf(TIRES),
  [WHEELS]: columnsOf(WHEELS),
};

/** A name by which the attribute is read again from the product. */
const nameOf = (key: "TIRE_SIZE" | "BOLT_PATTERN") => attributeOf(key).namesIn!.names[0]!;

function columnsOf(line: Line) {
  return ATTRIBUTE_KEYS.flatMap((key) => {
    const { namesIn } = attributeOf(key);
    return namesIn?.categories.includes(line) ? namesIn.names : [];
  })
    .concat(LINE_NAMES, line === WHEELS ? WHEEL_SIZE_NAMES : [])
    .map((name) => [name.toLowerCase().replace(/[^a-z0-9]/g, ""), name] as const);
}

/** The columns that are specifications of the line, a size or a bolt pattern of several columns as one. */
export function readLineColumns(fields: RecordFields, line: Line): { name: string; value: unknown }[] {
  const columns = COLUMNS[line].map(([form, name]) => ({ form, name, value: fields.first(form) }));
  const [forms, name, whole] =
    line === TIRES
      ? ([SIZE_FIELDS, nameOf("TIRE_SIZE"), sizeOf(fields)] as const)
      : ([PATTERN_FIELDS, nameOf("BOLT_PATTERN"), patternOf(fields)] as const);
  if (whole === textOf(fields, forms)) return columns;
  return [{ name, value: whole }, ...columns.filter(({ form }) => !forms.includes(form))];
}

/** A measure of zero was not taken; an offset may be zero. */
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

/** As one column says it, else of width, aspect ratio and rim in columns of their own; a part of it is no size. */
function sizeOf(fields: RecordFields): string {
  const own = textOf(fields, SIZE_FIELDS);
  if (findTireSize(own) !== null) return own;
  const [width, ratio, rim] = [WIDTH_FIELDS, RATIO_FIELDS, RIM_FIELDS].map((forms) =>
    measureOf(fields, forms),
  );
  const composed = `${width}/${ratio}R${rim}`;
  return width && ratio && rim && findTireSize(composed) !== null ? composed : own;
}

/** As one column says it, else of the number of bolts and their circle. */
function patternOf(fields: RecordFields): string {
  const own = textOf(fields, PATTERN_FIELDS);
  const composed = `${measureOf(fields, BOLT_FIELDS)}x${measureOf(fields, CIRCLE_FIELDS)}`;
  return !isPattern(own) && isPattern(composed) ? composed : own;
}

const isPattern = (text: string) => (readBoltPatterns(text)?.length ?? 0) > 0;

/** The number of "245", "245 mm", "R18" and "18.0"; empty for none. */
function measureOf(fields: RecordFields, forms: readonly string[]): string {
  const [, digits = ""] =
    /^R?(\d{1,4}(?:\.\d{1,2})?)\s*(?:mm|in|inches|"|%)?$/i.exec(textOf(fields, forms)) ?? [];
  return digits === "" ? "" : String(Number(digits));
}
