/** Tables with several rows per product: gathers rows until a product is complete. */
import { CURRENCY_FIELDS } from "../../cleaning/read-currency";
import type { ReadRecord } from "../record-format";

export interface RowGatherer {
  /** Matches the forms of the columns it reads; other columns are listed after an import. */
  readonly readColumns: RegExp;
  /** @returns the products completed by this row */
  add(line: number, row: Readonly<Record<string, unknown>>): ReadRecord[];
  /** Returns the products still open. */
  end(): ReadRecord[];
}

/** A row by normalized headings: case and spaces vary between export versions. */
export type PlainRow = Readonly<Record<string, string>>;

export function plainRow(row: Readonly<Record<string, unknown>>): PlainRow {
  return Object.fromEntries(
    Object.entries(row).map(([heading, value]) => [formOfHeading(heading), textOfCell(value)]),
  );
}

/** Returns non-empty columns that a gatherer does not read, in their original spelling. */
export function columnsLeftOut(
  row: Readonly<Record<string, unknown>>,
  readColumns: RegExp,
): Record<string, string> {
  const entries = Object.entries(row).map(([heading, value]) => [heading, textOfCell(value)] as const);
  return Object.fromEntries(
    entries.filter(([heading, text]) => text !== "" && !readColumns.test(formOfHeading(heading))),
  );
}

const formOfHeading = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Returns the text of a cell; for duplicate columns, the first non-empty cell. */
const textOfCell = (value: unknown) =>
  Array.isArray(value) ? String(value.find(Boolean) ?? "") : String(value ?? "").trim();

/** Matches exactly the columns of these forms, and those that name a currency. */
export const columnsNamed = (forms: string): RegExp =>
  new RegExp(`^(?:${[...forms.trim().split(/\s+/), ...CURRENCY_FIELDS].join("|")})$`);

/** Returns the currencies that a row names for its prices. @param prefix of the column names */
export function currenciesOf(row: PlainRow, prefix = ""): string[] {
  const named = CURRENCY_FIELDS.flatMap((form) => row[`${prefix}${form}`]?.toUpperCase() || []);
  return [...new Set(named)];
}

/** Returns the deepest of several comma-separated paths ("\," is part of a name), as steps. */
export function deepestPath(text: string, separator: string): string[] | undefined {
  const paths = text
    .replace(/\\,/g, "\0")
    .split(",")
    .map((path) => path.split(separator).flatMap((step) => step.replaceAll("\0", ",").trim() || []));
  const [deepest = []] = paths.toSorted((a, b) => b.length - a.length);
  return deepest.length > 0 ? deepest : undefined;
}

/** Returns the sale period in Google's format; undefined without start and end. An end day is inclusive. */
export function salePeriod(from = "", to = ""): string | undefined {
  const end = /^\d{4}-\d\d-\d\d$/.test(to) ? `${to}T23:59:59` : to;
  return from === "" && to === "" ? undefined : `${from}/${end}`;
}
