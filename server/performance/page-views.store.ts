/** Stores page views for days, and totals them per shop day in buckets (SPEED-2, SPEED-4). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { whileAny } from "../jobs/due";
import { wake } from "../jobs/wake";
import type { PageView } from "./page-views.rules";

const { retentionDays, totalsRetentionDays, maxMessages } = LIMITS.performance;
/** Advisory lock id: only one host runs this at a time. */
const LOCK = 7_315_101;
/** Maximum distinct error messages per day, because clients can send any number. */
const MESSAGES_A_DAY = 10 * maxMessages;

/** SQL expression: now while a day is marked dirty, else null. */
export const PAGE_VIEWS_DUE = whileAny(sql`SELECT 1 FROM page_view_marks`);

/** One statement. Idempotent per view: a later message replaces the values it contains and keeps the rest. */
export async function writePageViews(db: Db, views: readonly PageView[]): Promise<void> {
  await sql`
    WITH given AS (
      -- In one order, so that two hosts do not wait for each other.
      SELECT DISTINCT ON (id) * FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS one (id double precision, turn smallint,
        "pageType" text, "deviceClass" text, release text, lcp smallint, inp smallint, cls smallint, ttfb smallint, errors text[])
      ORDER BY id, turn DESC),
    kept AS (
      INSERT INTO page_views AS old (id, day, turn, page_type, device_class, release, lcp, inp, cls, ttfb, errors)
      SELECT id, shop_day(to_timestamp(id / 1000)), turn, "pageType", "deviceClass", release, lcp, inp, cls, ttfb, errors
      FROM given ORDER BY id
      ON CONFLICT (id) DO UPDATE SET turn = excluded.turn, lcp = COALESCE(excluded.lcp, old.lcp),
        inp = COALESCE(excluded.inp, old.inp), cls = COALESCE(excluded.cls, old.cls),
        ttfb = COALESCE(excluded.ttfb, old.ttfb), errors = excluded.errors
      WHERE excluded.turn > old.turn
      RETURNING day)
    INSERT INTO page_view_marks (day) SELECT DISTINCT day FROM kept`.execute(db);
  await wake(db, "performance.daily-totals");
}

/**
 * Totals the first dirty day. A visible dirty marker belongs to a committed batch, so later statements of
 * this transaction include it.
 * @returns true when more may be left
 */
export function sumUpPageViews(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ got: boolean }>`
      SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(trx);
    if (!locks[0]?.got) return false;
    // Totals stay unchanged once some of a day's views may be deleted.
    const { rows } = await sql<{ day: string; isKept: boolean }>`
      WITH next AS (SELECT min(day) AS day FROM page_view_marks),
      taken AS (DELETE FROM page_view_marks USING next WHERE page_view_marks.day = next.day RETURNING page_view_marks.day)
      SELECT DISTINCT day::text AS day, day > shop_day(now()) - ${retentionDays}::int AS "isKept" FROM taken`.execute(
      trx,
    );
    const [first] = rows;
    if (!first) return false;
    if (first.isKept) await sumUp(trx, first.day);
    return true;
  });
}

async function sumUp(trx: Db, day: string): Promise<void> {
  await sql`DELETE FROM page_view_days WHERE day = ${day}::date`.execute(trx);
  await sql`
    INSERT INTO page_view_days (day, page_type, device_class, release, metric, bucket, views)
    SELECT day, page_type, device_class, release, metric, bucket, count(*) FROM page_views
    CROSS JOIN LATERAL (VALUES ('lcp', lcp), ('inp', inp), ('cls', cls), ('ttfb', ttfb)) AS said (metric, bucket)
    WHERE day = ${day}::date AND bucket IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6`.execute(trx);
  await sql`DELETE FROM page_view_errors WHERE day = ${day}::date`.execute(trx);
  await sql`
    INSERT INTO page_view_errors (day, page_type, device_class, release, message, views)
    SELECT day, page_type, device_class, release, message, count(*) FROM page_views
    CROSS JOIN LATERAL unnest(errors) AS message WHERE day = ${day}::date
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 6 DESC, 5 LIMIT ${MESSAGES_A_DAY}`.execute(trx);
}

export async function forgetPageViews(db: Db): Promise<void> {
  await sql`DELETE FROM page_views WHERE day <= shop_day(now()) - ${retentionDays}::int`.execute(db);
  for (const table of ["page_view_days", "page_view_errors"])
    await sql`DELETE FROM ${sql.table(table)} WHERE day <= shop_day(now()) - ${totalsRetentionDays}::int`.execute(
      db,
    );
}
