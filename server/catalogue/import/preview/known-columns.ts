/** Finds the fields that the importer's own reading gives a table's columns (STAFF-78). */
import { ATTRIBUTE, IMPORT_FIELDS, NAMED, NOT_IMPORTED, type ColumnMatch } from "#contract/imports/columns";
import { RejectedRecord } from "../cleaning/read-values";
import { fieldForm } from "../cleaning/record-fields";
import { PRODUCT_FIELDS, readProduct } from "../feeds/generic/read-product";
import { fieldsLikeSku } from "../reading/csv/known-tables";

const SKU = "sku";
const LISTS: ReadonlySet<string> = new Set(
  IMPORT_FIELDS.flatMap(({ key, isList }) => (isList ? [key] : [])).concat(ATTRIBUTE),
);

/** Returns true for a column that the importer reads by its name. */
export const isKnownColumn = (column: string): boolean => PRODUCT_FIELDS.has(fieldForm(column));

/**
 * Returns the choice of each column without a saved mapping. A field that two columns could fill goes to the
 * first.
 */
export function suggestMatches(columns: readonly string[]): ColumnMatch[] {
  const [sku] = columns.filter((column) => ["sku", "skuid"].includes(fieldForm(column)));
  const identity = sku ?? fieldsLikeSku(columns)[0];
  const usedFields = new Set([SKU]);
  return columns.map((column) => {
    if (column === identity) return { column, field: SKU };
    const field = fieldOf(column);
    if (usedFields.has(field)) return { column, field: NOT_IMPORTED };
    if (field !== NOT_IMPORTED && field !== NAMED && !LISTS.has(field)) usedFields.add(field);
    return { column, field };
  });
}

function fieldOf(column: string): string {
  if (!isKnownColumn(column)) return NOT_IMPORTED;
  const form = fieldForm(column);
  const own = IMPORT_FIELDS.find(({ key }) => fieldForm(key) === form);
  if (own) return own.key;
  const reading = readingOf(column);
  return IMPORT_FIELDS.find(({ key }) => key !== SKU && readings().get(key) === reading)?.key ?? NAMED;
}

/** Values that the fields' readers treat differently. */
const PROBES = ["", "1", "12", "yes", "Refurbished", "2027-01-04", "https://shop.example/picture.jpg"];

let fieldReadings: ReadonlyMap<string, string> | null = null;

/** Two columns with the same reading are the same field, whatever their names. */
function readings(): ReadonlyMap<string, string> {
  fieldReadings ??= new Map(IMPORT_FIELDS.map(({ key }) => [key, readingOf(key)]));
  return fieldReadings;
}

function readingOf(column: string): string {
  return JSON.stringify(PROBES.map((value) => readProbe({ sku: "1", [column]: value })));
}

function readProbe(record: object): unknown {
  try {
    return readProduct(record);
  } catch (error) {
    if (error instanceof RejectedRecord) return error.message;
    throw error;
  }
}
