/** Computes totals of past days, and recomputes them when entries of a day change (REPORT-6). */
import { sql } from "kysely";
import { addDays, shopDay } from "#contract/time/days";
import { REPORT_KEYS, type ReportKey } from "#contract/reports/reports";
import type { Db } from "../db/client";
import { whileAny } from "../jobs/due";
import { REPORT_DEFINITIONS } from "./definitions/definitions";
import { hasTotals, spanOf } from "./facts.store";
import { joinDays, monthOf } from "./ranges.rules";

/** Advisory lock id: only one host runs this at a time. */
const LOCK = 7_315_003;
const DAYS_AT_ONCE = 31;

/** SQL expression: now while a past day is marked dirty, else null. */
export const TOTALS_DUE = whileAny(sql`SELECT 1 FROM report_marks WHERE day < shop_day(now())`);

/**
 * A visible dirty marker belongs to a committed change, so later statements of this transaction include it.
 * Changes committed afterwards leave their marker for the next run.
 * @returns true when more may be left
 */
export function rollUp(db: Db, now = new Date()): Promise<boolean> {
  const today = shopDay(now);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(
      trx,
    );
    if (!rows[0]?.got) return false;
    const dirtyDays = await claimDirtyDays(trx, today);
    const missingDays = await listMissing(trx, addDays(today, -1), DAYS_AT_ONCE - dirtyDays.length);
    const days = [...new Set([...dirtyDays, ...missingDays])].sort();
    if (days.length > 0) await sumUp(trx, days);
    return dirtyDays.length + missingDays.length === DAYS_AT_ONCE;
  });
}

/**
 * Deletes dirty markers of past days. Today's markers are reduced to one: it is only totaled once it is over.
 */
async function claimDirtyDays(trx: Db, today: string): Promise<string[]> {
  await sql`
    DELETE FROM report_marks AS mark USING (
      SELECT day, max(id) AS id FROM report_marks WHERE day >= ${today}::date GROUP BY day
    ) AS last
    WHERE mark.day = last.day AND mark.id < last.id`.execute(trx);
  const { rows } = await sql<{ day: string }>`
    WITH days AS (
      SELECT DISTINCT day FROM report_marks WHERE day < ${today}::date ORDER BY day LIMIT ${DAYS_AT_ONCE}
    ), taken AS (
      DELETE FROM report_marks USING days WHERE report_marks.day = days.day RETURNING days.day
    )
    SELECT DISTINCT day::text AS day FROM taken`.execute(trx);
  return rows.map(({ day }) => day);
}

/** Days up to yesterday without totals of some report. */
async function listMissing(trx: Db, yesterday: string, limit: number): Promise<string[]> {
  const versions = REPORT_KEYS.map(
    (report) => sql`(${report}::text, ${REPORT_DEFINITIONS[report].version}::int)`,
  );
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT one.day::date AS at, one.day::date::text AS day
    FROM (VALUES ${sql.join(versions)}) AS book (report, version),
      generate_series((SELECT LEAST(shop_day((SELECT min(at) FROM money_entries)),
        shop_day((SELECT min(started_at) FROM visits))))::timestamp,
        ${yesterday}::date, interval '1 day') AS one (day)
    WHERE NOT EXISTS (SELECT 1 FROM report_days AS made
      WHERE made.report = book.report AND made.version = book.version AND made.day = one.day::date)
    ORDER BY at LIMIT ${limit}`.execute(trx);
  return rows.map(({ day }) => day);
}

async function sumUp(trx: Db, days: readonly string[]): Promise<void> {
  const months = [...new Set(days.map(monthOf))];
  for (const report of REPORT_KEYS) {
    const { entries, version } = REPORT_DEFINITIONS[report];
    await sql`DELETE FROM report_sums WHERE report = ${report} AND day = ANY(${days}::date[])`.execute(trx);
    await sql`
      INSERT INTO report_sums (report, day, keys, figures)
      SELECT ${report}, day, keys, array_agg(total ORDER BY position) FROM (
        SELECT shop_day(entry.at) AS day, entry.keys, position, sum(figure)::bigint AS total
        FROM ${spanOf(joinDays(days))} CROSS JOIN LATERAL (${entries}) AS entry,
          unnest(entry.figures) WITH ORDINALITY AS one (figure, position)
        GROUP BY 1, 2, 3
      ) AS counted GROUP BY day, keys`.execute(trx);
    if (hasTotals(report)) await addTotals(trx, report, days);
    await sumUpMonths(trx, report, months);
    await sql`
      INSERT INTO report_days (report, day, version) SELECT ${report}, day, ${version}
      FROM unnest(${days}::date[]) AS day
      ON CONFLICT (report, day) DO UPDATE SET version = excluded.version`.execute(trx);
  }
}

/**
 * Adds a row without keys for each day: the total of all other rows. Months derive theirs from these rows.
 */
async function addTotals(trx: Db, report: ReportKey, days: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO report_sums (report, day, keys, figures)
    SELECT ${report}, day, '{}', array_agg(total ORDER BY position) FROM (
      SELECT day, position, sum(figure)::bigint AS total
      FROM report_sums, unnest(figures) WITH ORDINALITY AS one (figure, position)
      WHERE report = ${report} AND day = ANY(${days}::date[]) GROUP BY 1, 2
    ) AS counted GROUP BY day`.execute(trx);
}

/** Aggregates daily totals; months with a missing day are not read. */
async function sumUpMonths(trx: Db, report: ReportKey, months: readonly string[]): Promise<void> {
  await sql`DELETE FROM report_month_sums WHERE report = ${report} AND month = ANY(${months}::date[])`.execute(
    trx,
  );
  await sql`
    INSERT INTO report_month_sums (report, month, keys, figures)
    SELECT ${report}, month, keys, array_agg(total ORDER BY position) FROM (
      SELECT one.month, made.keys, position, sum(figure)::bigint AS total
      FROM unnest(${months}::date[]) AS one (month)
        JOIN report_sums AS made ON made.report = ${report}
          AND made.day >= one.month AND made.day < one.month + interval '1 month',
        unnest(made.figures) WITH ORDINALITY AS part (figure, position)
      GROUP BY 1, 2, 3
    ) AS counted GROUP BY month, keys`.execute(trx);
}
