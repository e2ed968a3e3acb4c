/**
 * Records of tires and wheels: what makes one of them, and the columns that are its specifications. Feeds of this line
 * name them as columns of their own and often say no category, because they hold nothing else.
 */
import { ATTRIBUTE_KEYS, attributeOf } from "#contract/attributes/attributes";
import { LINE_NAMES } from "#contract/attributes/kinds/tire-attributes";
import { TIRES, WHEELS } from "#contract/categories";
import { findTireSize } from "#contract/tires/read-tire-size";
import { readBoltPatterns } from "#contract/wheels/bolt-pattern";
import { WHEEL_SIZE_NAMES } from "#contract/wheels/measures-of-wheel";
import type { CategoryStepRecord } from "../../../../db/product-fields";
import { readLine } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";

type Line = typeof TIRES | typeof WHEELS;

const ATTRIBUTE_FIELDS = ["details", "attributes", "specifications", "specs"];
const SIZE_FIELDS = ["tiresize", "tyresize", "size"];
const PATTERN_FIELDS = ["boltpattern", "boltcircle", "lugpattern", "pcd", "boltpatternmetric"];
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
  if (findTireSize(textOf(fields, SIZE_FIELDS)) !== null) return TIRES;
  return (readBoltPatterns(textOf(fields, PATTERN_FIELDS))?.length ?? 0) > 0 ? WHEELS : null;
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

function columnsOf(line: Line) {
  return ATTRIBUTE_KEYS.flatMap((key) => {
    const { namesIn } = attributeOf(key);
    return namesIn?.categories.includes(line) ? namesIn.names : [];
  })
    .concat(LINE_NAMES, line === WHEELS ? WHEEL_SIZE_NAMES : [])
    .map((name) => [name.toLowerCase().replace(/[^a-z0-9]/g, ""), name] as const);
}

/** The columns that are specifications of the line. */
export function readLineColumns(fields: RecordFields, line: Line): { name: string; value: unknown }[] {
  return COLUMNS[line].map(([form, name]) => ({ name, value: fields.first(form) }));
}
