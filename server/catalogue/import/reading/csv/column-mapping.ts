/**
 * Maps table columns to record fields: a record with column names in place of values.
 * A list joins several columns, an object maps single attributes:
 * {"sku": "Item no", "categoryPath": ["Department", "Group"], "attributes": {"Color": "Colour"}}
 * A list for sku or name concatenates its columns: feeds without a SKU combine the columns that identify a
 * record. A text that begins with "=" is a constant for all records: {"categoryPath": "=Gas Ranges"}. A
 * mapping of constants alone is merged over records that need no mapping.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { OperatorError } from "../../../../errors";
import { fieldForm } from "../../cleaning/record-fields";
import { PRODUCT_FIELDS } from "../../feeds/generic/read-product";

export type ColumnMapping = { readonly [field: string]: string | readonly string[] | ColumnMapping };

/** @throws OperatorError describing the problem with the file */
export async function readColumnMapping(file: string): Promise<ColumnMapping> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "does not exist" : `cannot be read: ${error.message}`;
    throw new OperatorError(`The mapping ${file} ${reason}.`);
  });
  return parseColumnMapping(text, `The mapping ${file}`);
}

/** @param name of the file in messages @throws OperatorError describing the problem */
export function parseColumnMapping(text: string, name: string): ColumnMapping {
  let mapping: unknown;
  try {
    mapping = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${name} is not valid JSON: ${(error as Error).message}.`);
  }
  if (!isMapping(mapping) || !(namesRecords(mapping) || isAddition(mapping))) {
    throw new OperatorError(
      `${name} must be an object that maps each field, including "sku", to its column: {"sku": "Item no", "name": "Title", …}. Values for all rows start with "=": {"categoryPath": "=Gas Ranges"}.`,
    );
  }
  const isOfProducts = "sku" in mapping || !namesRecords(mapping);
  const unknown = isOfProducts ? Object.keys(mapping).filter((field) => !isProductField(field)) : [];
  if (unknown.length > 0) {
    const likely = unknown.flatMap(fieldsLike).slice(0, 8);
    const hint = likely.length > 0 ? ` Did you mean ${likely.join(", ")}?` : "";
    throw new OperatorError(`${name} maps ${unknown.join(", ")}, which is not a product field.${hint}`);
  }
  return mapping;
}

const isProductField = (field: string) => PRODUCT_FIELDS.has(fieldForm(field));
const fieldsLike = (field: string) =>
  [...PRODUCT_FIELDS].filter((form) => form.startsWith(fieldForm(field).slice(0, 2)));

function isMapping(value: unknown): value is ColumnMapping {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (entry) =>
      typeof entry === "string" ||
      (Array.isArray(entry) ? entry.every((column) => typeof column === "string") : isMapping(entry)),
  );
}

/** Returns true if the mapping defines records; false if it only adds constants to known records. */
export function namesRecords(mapping: ColumnMapping): boolean {
  return "sku" in mapping || ("make" in mapping && "model" in mapping);
}

/** Returns whether the mapping contains only constants. */
function isAddition(mapping: ColumnMapping): boolean {
  return Object.keys(mapping).length > 0 && columnsOf(mapping).length === 0;
}

const isConstant = (text: string) => text.startsWith("=");

export function columnsOf(mapping: ColumnMapping): string[] {
  return Object.values(mapping).flatMap((entry) =>
    typeof entry === "string"
      ? [entry].filter((column) => !isConstant(column))
      : isList(entry)
        ? entry.filter((column) => !isConstant(column))
        : columnsOf(entry),
  );
}

/** Builds the record of a row; lists and objects omit empty columns. */
export function recordOf(
  mapping: ColumnMapping,
  row: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const valueOf = (source: string) => (isConstant(source) ? source.slice(1).trim() : row[source]);
  const filled = Object.entries(mapping).map(([field, source]): [string, unknown] => {
    if (typeof source === "string") return [field, valueOf(source)];
    if (isList(source)) {
      const values = source.map(valueOf).filter((value) => value !== undefined && value !== "");
      return [field, TEXT_OF[field]?.(values.map(String)) ?? values];
    }
    const present = Object.entries(recordOf(source, row)).filter(([, value]) => value !== "");
    return [field, Object.fromEntries(present)];
  });
  return Object.fromEntries(filled);
}

const TEXT_OF: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  name: (parts) => parts.join(" "),
  sku: skuOf,
};

const MAX_SKU = 64;

/** Same parts, same SKU; a long SKU ends in a digest of the whole. */
function skuOf(parts: readonly string[]): string {
  const sku = parts
    .join("-")
    .split(/[^A-Za-z0-9._]+/)
    .filter((word) => word !== "")
    .join("-")
    .replace(/^[._]+/, "");
  if (sku.length <= MAX_SKU) return sku;
  const digest = createHash("sha256").update(sku).digest("hex").slice(0, 12);
  return `${sku.slice(0, MAX_SKU - digest.length - 1)}-${digest}`;
}

function isList(source: readonly string[] | ColumnMapping): source is readonly string[] {
  return Array.isArray(source);
}
