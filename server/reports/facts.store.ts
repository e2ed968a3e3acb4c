/**
 * Reads a report's figures in a range: stored totals of past days, and raw entries of days with missing or
 * stale totals, including today (REPORT-6).
 */
import { sql } from "kysely";
import { SHOP_TIME_ZONE } from "#contract/time/days";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import type { Db, Statement } from "../db/client";
import { onlyRow } from "../db/only-row";
import { REPORT_DEFINITIONS } from "./definitions/definitions";
import { joinDays, listSteps, monthOf, wholeMonths, type Range } from "./ranges.rules";

export interface Counted extends Range {
  readonly report: ReportKey;
  /** Exclusive end on the last day; null = the whole day. */
  readonly until: Date | null;
}

/** SQL tables `fact` of day, keys and figures. */
export interface Facts {
  readonly byDay: Statement;
  /** The same with full months aggregated under their first day: a fraction of the rows. */
  readonly byMonth: Statement;
  /**
   * Both tables for totals over all keys: for a report with many keys, one row without keys per day or month.
   */
  readonly totalsByDay: Statement;
  readonly totalsByMonth: Statement;
}

/** Whether a report stores one row without keys for each day's total. */
export function hasTotals(report: ReportKey): boolean {
  return REPORT_SHAPES[report].keys.some(({ isOfMany = false }) => isOfMany);
}

/** Days and dirty markers must be read in one snapshot. */
export async function factsOf(trx: Db, counted: Counted): Promise<Facts> {
  const { report, from, to, until } = counted;
  const { version } = REPORT_DEFINITIONS[report];
  const { rows } = await sql<{ day: string }>`
    SELECT one.day::date::text AS day FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS one (day)
    WHERE NOT EXISTS (SELECT 1 FROM report_days AS made
        WHERE made.report = ${report} AND made.version = ${version} AND made.day = one.day::date)
      OR one.day::date IN (SELECT day FROM report_marks WHERE day BETWEEN ${from}::date AND ${to}::date)
      OR ${until}::timestamptz IS NOT NULL AND one.day::date = ${to}::date
    ORDER BY one.day`.execute(trx);
  const live = rows.map(({ day }) => day);
  const months = wholeMonths(counted, live);
  const table = (fullMonths: readonly string[], isOfTotals: boolean) =>
    factTable(counted, { live, months: fullMonths, isOfTotals });
  return {
    byDay: table([], false),
    byMonth: table(months, false),
    totalsByDay: table([], true),
    totalsByMonth: table(months, true),
  };
}

interface Parts {
  /** Days read from raw entries. */
  readonly live: readonly string[];
  /** Full months read as one row, by their first days. */
  readonly months: readonly string[];
  readonly isOfTotals: boolean;
}

function factTable({ report, from, to, until }: Counted, { live, months, isOfTotals }: Parts): Statement {
  const liveDays = new Set(live);
  const singleDays = listSteps({ from, to }, "day").filter(
    (day) => !liveDays.has(day) && !months.includes(monthOf(day)),
  );
  const rows = !hasTotals(report)
    ? sql`true`
    : isOfTotals
      ? sql`made.keys = '{}'::text[]`
      : sql`made.keys <> '{}'::text[]`;
  const days = sql`SELECT made.day, made.keys, made.figures FROM report_sums AS made
    WHERE made.report = ${report} AND made.day = ANY(${singleDays}::date[]) AND ${rows}`;
  const ofMonths = sql`SELECT made.month, made.keys, made.figures FROM report_month_sums AS made
    WHERE made.report = ${report} AND made.month = ANY(${months}::date[]) AND ${rows}`;
  const books = sql`SELECT shop_day(entry.at), entry.keys, entry.figures
    FROM ${spanOf(joinDays(live), until)} CROSS JOIN LATERAL (${REPORT_DEFINITIONS[report].entries}) AS entry`;
  // Skips empty parts: PostgreSQL would still plan them, and raw entries take longest.
  const parts = [days, ...(months.length > 0 ? [ofMonths] : []), ...(live.length > 0 ? [books] : [])];
  return sql`(${sql.join(parts, sql` UNION ALL `)}) AS fact`;
}

/** SQL table `span` of start and stop timestamps. */
export function spanOf(runs: readonly Range[], until: Date | null = null): Statement {
  const [firsts, lasts] = [runs.map(({ from }) => from), runs.map(({ to }) => to)];
  return sql`(SELECT ${startOf(sql`run.first`)} AS start, LEAST(${startOf(sql`run.last + 1`)}, ${until}::timestamptz) AS stop
    FROM unnest(${firsts}::date[], ${lasts}::date[]) AS run (first, last)) AS span`;
}

/** SQL expression: start of a day in the shop's time zone. */
function startOf(day: Statement): Statement {
  return sql`(${day})::timestamp AT TIME ZONE ${sql.lit(SHOP_TIME_ZONE)}`;
}

/** The same time of day on another day, in the shop's time zone. */
export async function sameTimeOn(trx: Db, day: string, at: Date): Promise<Date> {
  const zone = sql.lit(SHOP_TIME_ZONE);
  const { rows } = await sql<{ moment: Date }>`
    SELECT (${day}::date + (${at}::timestamptz AT TIME ZONE ${zone})::time) AT TIME ZONE ${zone} AS moment`.execute(
    trx,
  );
  return onlyRow(rows, "the moment on the other day").moment;
}
