/**
 * What a report counts in a range: sums of days that are over, and the entries of days whose sums are missing or out of
 * date, today among them (REPORT-6).
 */
import { sql } from "kysely";
import { SHOP_TIME_ZONE } from "#contract/days";
import type { ReportKey } from "#contract/reports";
import type { Db, Statement } from "../db/client";
import { BOOKS } from "./books/books";
import { joinDays, type Range } from "./ranges.rules";

export interface Counted extends Range {
  readonly report: ReportKey;
  /** On the last day only what was before this moment; null: all of it. */
  readonly until: Date | null;
}

/** A table `fact` of day, keys and figures. Days, and marks of changed ones, must be read in one snapshot. */
export async function factsOf(trx: Db, counted: Counted): Promise<Statement> {
  const { report, from, to, until } = counted;
  const { version, entries } = BOOKS[report];
  const { rows } = await sql<{ day: string }>`
    SELECT one.day::date::text AS day FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS one (day)
    WHERE NOT EXISTS (SELECT 1 FROM report_days AS made
        WHERE made.report = ${report} AND made.version = ${version} AND made.day = one.day::date)
      OR EXISTS (SELECT 1 FROM report_marks AS mark WHERE mark.day = one.day::date)
      OR ${until}::timestamptz IS NOT NULL AND one.day::date = ${to}::date
    ORDER BY one.day`.execute(trx);
  const live = rows.map(({ day }) => day);
  const runs = joinDays(live);
  return sql`(
    SELECT made.day, made.keys, made.figures FROM report_sums AS made
    WHERE made.report = ${report} AND made.day BETWEEN ${from}::date AND ${to}::date
      AND made.day <> ALL(${live}::date[])
    UNION ALL
    SELECT shop_day(entry.at), entry.keys, entry.figures
    FROM ${spanOf(runs, until)} CROSS JOIN LATERAL (${entries}) AS entry
  ) AS fact`;
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
