/** The state of a report in its address: days, filters, and page. */
import { addDays } from "#contract/time/days";
import { LIMITS } from "#contract/limits";
import type { ReportRow } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { reportEntriesPath, reportPath } from "#contract/site/backoffice-paths";
import { listUrl, readListAddress, STAFF_SIZES, type ListAddress } from "../../ui/list/list-address";

/** Inclusive days. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Reads a query string; ignores invalid values. Keys are among the additional filters, by parameter name. */
export function readReportAddress(report: ReportKey, search: string): ListAddress {
  const address = readListAddress(search, { sizes: STAFF_SIZES, hasDays: true });
  const params = new URLSearchParams(search);
  const more = REPORT_SHAPES[report].keys.flatMap(({ name }): [string, string][] => {
    const value = params.get(name);
    return value === null ? [] : [[name, value.slice(0, LIMITS.reports.keyLength)]];
  });
  return { ...address, more: Object.fromEntries(more) };
}

/** The filters of a report, in the order of its keys; null = all. */
export function keysIn(report: ReportKey, { more = {} }: ListAddress): (string | null)[] {
  return REPORT_SHAPES[report].keys.map(({ name }) => more[name] ?? null);
}

/** The input of the report's calls. */
export function questionOf(report: ReportKey, address: ListAddress) {
  const { from = "", to = "", page, size } = address;
  return { from, to, keys: keysIn(report, address), pageNumber: page, pageSize: size };
}

/** The report with other days, filters or page. */
export function reportUrl(
  report: ReportKey,
  address: ListAddress,
  change: Partial<ListAddress> = {},
): string {
  return listUrl(reportPath(report), { ...address, page: 1, ...change });
}

/** The entries of a row. @param days of the entire report */
export function rowUrl(report: ReportKey, row: Pick<ReportRow, "day" | "keys">, days: Days): string {
  const { keys } = REPORT_SHAPES[report];
  const more = Object.fromEntries(keys.map(({ name }, at) => [name, row.keys[at] ?? ""]));
  return entriesUrl(report, row.day === null ? days : { from: row.day, to: row.day }, more);
}

/** The entries of all figures of these days. @param more filters by parameter name */
export function entriesUrl(
  report: ReportKey,
  { from, to }: Days,
  more: Readonly<Record<string, string>> = {},
): string {
  const first = { show: "", text: "", sort: "", page: 1, size: STAFF_SIZES.usual, sizes: STAFF_SIZES };
  return listUrl(reportEntriesPath(report), { ...first, from, to, more });
}

/** Common ranges. @param today in the shop's time zone */
export function usualRanges(today: string): readonly (Days & { readonly label: string })[] {
  const month = `${today.slice(0, 8)}01`;
  const lastOfMonthBefore = addDays(month, -1);
  const yesterday = addDays(today, -1);
  return [
    { label: "Today", from: today, to: today },
    { label: "Yesterday", from: yesterday, to: yesterday },
    { label: "7 days", from: addDays(today, -6), to: today },
    { label: "30 days", from: addDays(today, 1 - LIMITS.reports.usualDays), to: today },
    { label: "This month", from: month, to: today },
    { label: "Last month", from: `${lastOfMonthBefore.slice(0, 8)}01`, to: lastOfMonthBefore },
    { label: "Last year", from: addDays(today, -364), to: today },
  ];
}
