/**
 * What a report counts in a range: sums of days that are over, and the entries of days whose sums are missing or out of
 * date, today among them (REPORT-6).
 */
import { sql } from "kysely";
import { SHOP_TIME_ZONE } from "#contract/time/days";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import type { Db, Statement } from "../db/client";
import { REPORT_DEFINITIONS } from "./definitions/definitions";
import { joinDays, listSteps, monthOf, wholeMonths, type Range } from "./ranges.rules";

export interface Counted extends Range {
  readonly report: ReportKey;
  /** On the last day only what was before this moment; null: all of it. */
  readonly until: Date | null;
}

/** Tables `fact` of day, keys and figures. */
export interface Facts {
  readonly byDay: Statement;
  /** The same with whole months in one, under their first day: a fraction of the rows. */
  readonly byMonth: Statement;
  /** The same two for sums over all keys: of a report with keys of many, one row a day or month, which has none. */
  readonly totalsByDay: Statement;
  readonly totalsByMonth: Statement;
}

/** Whether the sums of a report have a row of their own for the total of each day, that without keys. */
export function hasTotals(report: ReportKey): boolean {
  return REPORT_SHAPES[report].keys.some(({ isOfMany = false }) => isOfMany);
}

/** Days, and marks of changed ones, must be read in one snapshot. */
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
  const table = (whole: readonly string[], isOfTotals: boolean) =>
    factTable(counted, { live, months: whole, isOfTotals });
  return {
    byDay: table([], false),
    byMonth: table(months, false),
    totalsByDay: table([], true),
    totalsByMonth: table(months, true),
  };
}

interface Parts {
  /** Days that are read from the books. */
  readonly live: readonly string[];
  /** Months that are read in one, by their first days. */
  readonly months: readonly string[];
  readonly isOfTotals: boolean;
}

function factTable({ report, from, to, until }: Counted, { live, months, isOfTotals }: Parts): Statement {
  const taken = new Set(live);
  const single = listSteps({ from, to }, "day").filter(
    (day) => !taken.has(day) && !months.includes(monthOf(day)),
  );
  const rows = !hasTotals(report)
    ? sql`true`
    : isOfTotals
      ? sql`made.keys = '{}'::text[]`
      : sql`made.keys <> '{}'::text[]`;
  const days = sql`SELECT made.day, made.keys, made.figures FROM report_sums AS made
    WHERE made.report = ${report} AND made.day = ANY(${single}::date[]) AND ${rows}`;
  const ofMonths = sql`SELECT made.month, made.keys, made.figures FROM report_month_sums AS made
    WHERE made.report = ${report} AND made.month = ANY(${months}::date[]) AND ${rows}`;
  const books = sql`SELECT shop_day(entry.at), entry.keys, entry.figures
    FROM ${spanOf(joinDays(live), until)} CROSS JOIN LATERAL (${REPORT_DEFINITIONS[report].entries}) AS entry`;
  // A part that has nothing would still be planned, and the books take the longest.
  const parts = [days, ...(months.length > 0 ? [ofMonths] : []), ...(live.length > 0 ? [books] : [])];
  return sql`(${sql.join(parts, sql` UNION ALL `)}) AS fact`;
}

/** A table `span` of start and stop, in moments. */
export function spanOf(runs: readonly Range[], until: Date | null = null): Statement {
  const [firsts, lasts] = [runs.map(({ from }) => from), runs.map(({ to }) => to)];
  return sql`(SELECT ${startOf(sql`run.first`)} AS start, LEAST(${startOf(sql`run.last + 1`)}, ${until}::timestamptz) AS stop
    FROM unnest(${firsts}::date[], ${lasts}::date[]) AS run (first, last)) AS span`;
}

/** The moment a day of the shop begins. */
function startOf(day: Statement): Statement {
  return sql`(${day})::timestamp AT TIME ZONE ${sql.lit(SHOP_TIME_ZONE)}`;
}

/** The same time of another day as that of a moment, by the shop's clock. */
export async function sameTimeOn(trx: Db, day: string, at: Date): Promise<Date> {
  const zone = sql.lit(SHOP_TIME_ZONE);
  const { rows } = await sql<{ moment: Date }>`
    SELECT (${day}::date + (${at}::timestamptz AT TIME ZONE ${zone})::time) AT TIME ZONE ${zone} AS moment`.execute(
    trx,
  );
  return rows[0]!.moment;
}
