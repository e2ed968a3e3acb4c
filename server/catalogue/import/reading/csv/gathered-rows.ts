/** Tables in which one row is not one product: rows are gathered until a product is whole. */
import type { ReadRecord } from "../record-format";

export interface RowGatherer {
  /** Matches the forms of the columns it reads; the others are listed after an import. */
  readonly readColumns: RegExp;
  /** @returns the products that are whole now */
  add(line: number, row: Readonly<Record<string, unknown>>): ReadRecord[];
  /** The products that were still open. */
  end(): ReadRecord[];
}

/** A row by the form of its headings: they differ in case and spaces between versions of an export. */
export type PlainRow = Readonly<Record<string, string>>;

export function plainRow(row: Readonly<Record<string, unknown>>): PlainRow {
  return Object.fromEntries(
    Object.entries(row).map(([heading, value]) => [formOfHeading(heading), textOfCell(value)]),
  );
}

/** The columns with a text that a gatherer does not read, as they are written. */
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

/** Text of a cell; of duplicate columns, the first that is not empty. */
const textOfCell = (value: unknown) =>
  Array.isArray(value) ? String(value.find(Boolean) ?? "") : String(value ?? "").trim();

/** The columns of these forms, and no others. */
export const columnsNamed = (forms: string): RegExp =>
  new RegExp(`^(?:${forms.trim().split(/\s+/).join("|")})$`);

/** Of several paths with commas between them ("\," is part of a name) the deepest, as steps. */
export function deepestPath(text: string, separator: string): string[] | undefined {
  const paths = text
    .replace(/\\,/g, "\0")
    .split(",")
    .map((path) => path.split(separator).flatMap((step) => step.replaceAll("\0", ",").trim() || []));
  const [deepest = []] = paths.toSorted((a, b) => b.length - a.length);
  return deepest.length > 0 ? deepest : undefined;
}

/** The period of a sale as Google writes it; undefined where neither end is set. A day counts to its end. */
export function salePeriod(from = "", to = ""): string | undefined {
  const end = /^\d{4}-\d\d-\d\d$/.test(to) ? `${to}T23:59:59` : to;
  return from === "" && to === "" ? undefined : `${from}/${end}`;
}

/** A figure of stock such as "100.0000"; undefined for anything else. */
export function piecesIn(text = ""): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Math.max(0, Math.trunc(Number(text))) : undefined;
}
