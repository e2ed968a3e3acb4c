/** Matching of a table's columns to product fields (STAFF-78). */
import * as yup from "yup";
import { LIMITS } from "../limits";
import { LABELS, MESSAGES } from "../messages";
import { IMPORT_MESSAGES } from "./messages";

const { unexpected } = MESSAGES.validation;
const { matchedColumns, headingLength } = LIMITS.imports;

export interface ImportField {
  /** The field's name in a column mapping. */
  readonly key: string;
  readonly label: string;
  /** Value in the template's example line. */
  readonly example: string;
  /** Collects several columns. */
  readonly isList?: true;
}

/** The fields that a table's columns may fill, in the order of the choices and of the template. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  { key: "sku", label: "SKU", example: "TV-1001" },
  { key: "name", label: "Name", example: "Halden 55-inch 4K TV" },
  { key: "regularPrice", label: "Price", example: "499.99" },
  { key: "salePrice", label: LABELS.salePrice, example: "449.99" },
  { key: "saleStart", label: "Sale starts", example: "2027-01-04" },
  { key: "saleEnd", label: "Sale ends", example: "2027-01-31" },
  { key: "stock", label: "Stock", example: "12", isList: true },
  { key: "categoryPath", label: "Category", example: "TVs", isList: true },
  { key: "manufacturer", label: "Brand", example: "Halden" },
  { key: "modelNumber", label: "Model number", example: "H55-4K" },
  { key: "upc", label: "UPC", example: "012345678905" },
  { key: "condition", label: "Condition", example: "New" },
  { key: "images", label: "Pictures", example: "https://cdn.example.com/h55.jpg", isList: true },
  { key: "shortDescription", label: "Short description", example: "A bright 4K TV" },
  { key: "longDescription", label: "Long description", example: "A bright 4K TV with four HDMI inputs." },
  { key: "features", label: "Features", example: "Four HDMI inputs; Wall mount included", isList: true },
  { key: "includedItems", label: "Included items", example: "Remote control; Batteries", isList: true },
  { key: "shippingCost", label: "Shipping cost", example: "29.00" },
  { key: "quantityLimit", label: "Order limit", example: "5" },
  { key: "clearance", label: "Clearance", example: "no" },
  { key: "customerReviewAverage", label: "Rating", example: "4.6" },
  { key: "customerReviewCount", label: "Number of ratings", example: "128" },
  { key: "active", label: "Active", example: "yes" },
];

/** Choices of a column besides the fields. NAMED: the importer reads the column by its own name. */
export const NOT_IMPORTED = "";
export const ATTRIBUTE = "attributes";
export const NAMED = "named";
export const CHOICE_LABELS = {
  [NOT_IMPORTED]: "Not imported",
  [ATTRIBUTE]: "Attribute with the column's name",
  [NAMED]: "As named in the file",
} as const;

const FIELDS: ReadonlyMap<string, ImportField> = new Map(IMPORT_FIELDS.map((field) => [field.key, field]));
const CHOICES: readonly string[] = [...FIELDS.keys(), ...Object.keys(CHOICE_LABELS)];

export interface ColumnMatch {
  readonly column: string;
  /** A field's key, or one of the other choices. */
  readonly field: string;
}

/** A column mapping as `--mapping` takes it. */
export type MatchedMapping = Readonly<Record<string, string | readonly string[] | Record<string, string>>>;

/** Builds the mapping of valid matches. */
export function mappingOf(matches: readonly ColumnMatch[]): MatchedMapping {
  const mapping = new Map<string, string | string[]>();
  for (const { column, field } of matches) {
    if (field === NAMED) mapping.set(column, column);
    else if (FIELDS.get(field)?.isList)
      mapping.set(field, [...((mapping.get(field) as string[] | undefined) ?? []), column]);
    else if (FIELDS.has(field)) mapping.set(field, column);
  }
  const attributes = matches.flatMap(({ column, field }) => (field === ATTRIBUTE ? [[column, column]] : []));
  return {
    ...Object.fromEntries(mapping),
    ...(attributes.length > 0 && { [ATTRIBUTE]: Object.fromEntries(attributes) as Record<string, string> }),
  };
}

/** Returns the choice of each column in a stored mapping. */
export function choicesIn(mapping: MatchedMapping): ReadonlyMap<string, string> {
  const entries = Object.entries(mapping).flatMap(([field, columns]) => {
    const choice = FIELDS.has(field) || field === ATTRIBUTE ? field : NAMED;
    const names = typeof columns === "string" ? [columns] : Object.values(columns);
    return names.map((column) => [column, choice] as const);
  });
  return new Map(entries);
}

export interface MatchRefusals {
  /** The message of each refused column. */
  readonly columns: ReadonlyMap<string, string>;
  /** The message about all columns together, or null. */
  readonly general: string | null;
}

/** Says why matches cannot be imported: a field with two columns, or no SKU. */
export function refusalsOfMatches(matches: readonly ColumnMatch[]): MatchRefusals {
  const first = new Map<string, string>();
  const columns = new Map<string, string>();
  for (const { column, field } of matches) {
    const single = FIELDS.get(field);
    if (!single || single.isList) continue;
    const other = first.get(field);
    if (other === undefined) first.set(field, column);
    else columns.set(column, IMPORT_MESSAGES.fieldTaken(single.label, other));
  }
  return { columns, general: first.has("sku") ? null : IMPORT_MESSAGES.skuNeeded };
}

/** Returns the first message, or null. */
export function refusalOfMatches(matches: readonly ColumnMatch[]): string | null {
  const { columns, general } = refusalsOfMatches(matches);
  return general ?? [...columns.values()][0] ?? null;
}

/** A name as it is in the file; one line, without NUL and half characters, which the database does not store. */
const heading = () =>
  yup
    .string()
    .strict()
    .typeError(unexpected)
    .max(headingLength, unexpected)
    .test("storable", unexpected, (name) => name === undefined || isMatchable(name))
    .required(unexpected);

/** Returns whether a column of this name can be matched. A mapping reads `=` as the start of a fixed value. */
export const isMatchable = (name: string): boolean =>
  name !== "" &&
  name.length <= headingLength &&
  !name.startsWith("=") &&
  name !== "__proto__" &&
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);

const matchList = () =>
  yup.array(
    yup
      .object({
        column: heading(),
        // Forms validate an empty text as undefined.
        field: yup
          .string()
          .typeError(unexpected)
          .test("field", IMPORT_MESSAGES.fieldUnknown, (field) => CHOICES.includes(field ?? ""))
          .default(NOT_IMPORTED),
      })
      .required(unexpected),
  );

/** Matches of a table's columns; null = the supplier's saved ones, or those the importer recognizes. */
export const matches = () =>
  matchList()
    .typeError(unexpected)
    .max(matchedColumns, IMPORT_MESSAGES.tooManyColumns(matchedColumns))
    .test("matched", (list, { createError }) => {
      // Invalid entries have their own message.
      const isValid = list?.every((match) => typeof match === "object" && (match as unknown) !== null);
      const message = isValid ? refusalOfMatches(list!) : null;
      return message === null || createError({ message });
    })
    .nullable()
    .default(null);
