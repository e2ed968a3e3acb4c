/**
 * Maps a report to CSV lines from the same shape as its screen. Amounts are in dollars, days and times in the
 * shop's time zone.
 */
import { shopMoment } from "#contract/time/days";
import type { ReportColumn, ReportFact, ReportShape } from "#contract/reports/shapes";
import { namedTotals } from "#contract/reports/shapes";
import { csvDollars, csvLine, csvPercent, type CsvCell } from "../http/csv";
import type { EntryRecord, RowRecord } from "./reading.store";

export function rowsHead({ isByDay, keys, facts = [], columns }: ReportShape): string {
  return csvLine([
    ...(isByDay ? ["Day"] : []),
    ...keys.map(({ label }) => label),
    ...facts.map(({ label }) => label),
    ...columns.map(({ label }) => label),
  ]);
}

export function rowLine(shape: ReportShape, row: RowRecord, names: readonly string[]): string {
  const keyCount = shape.keys.length;
  return csvLine([
    ...(shape.isByDay ? [row.day] : []),
    ...names.slice(0, keyCount),
    ...(shape.facts ?? []).map((fact, position) => factInFile(fact, names[keyCount + position] ?? "")),
    ...figures(shape, row.sums),
  ]);
}

function factInFile({ unit }: ReportFact, value: string): CsvCell {
  if (value === "") return null;
  if (unit === "day") return { figure: value };
  return unit === "cents" ? csvDollars(Number(value)) : Number(value);
}

export function entriesHead({ keys, columns }: ReportShape): string {
  return csvLine(["Time", "Order", ...keys.map(({ label }) => label), ...columns.map(({ label }) => label)]);
}

export function entryLine(shape: ReportShape, entry: EntryRecord, names: readonly string[]): string {
  const ofKeys = names.slice(0, shape.keys.length);
  return csvLine([shopMoment(entry.at), entry.orderNumber, ...ofKeys, ...figures(shape, entry.sums)]);
}

function figures(shape: ReportShape, totals: readonly number[]): CsvCell[] {
  const named = namedTotals(shape, totals);
  return shape.columns.map((column) => inFile(column, column.of(named)));
}

function inFile({ unit }: ReportColumn, value: number | null): CsvCell {
  if (value === null || unit === "count") return value;
  return unit === "cents" ? csvDollars(value) : csvPercent(value);
}
