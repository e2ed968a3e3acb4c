/** Views of pages: kept for days, and summed up by day of the shop in buckets (SPEED-2, SPEED-4). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { whileAny } from "../jobs/due";
import { wake } from "../jobs/wake";
import type { PageView } from "./page-views.rules";

const { keptDays, keptSumsDays, mostMessages } = LIMITS.performance;
/** Of the hosts that look at the same time one does it. */
const LOCK = 7_315_101;
/** Messages of a day that are told apart; somebody may send any number of them. */
const MESSAGES_A_DAY = 10 * mostMessages;

/** An expression: now, while a day has new views. */
export const PAGE_VIEWS_DUE = whileAny(sql`SELECT 1 FROM page_view_marks`);

/** One statement. A view counts once: a later message of it replaces what it says and keeps the rest. */
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
 * Sums of the first day that changed. A mark that is seen belongs to a batch that is committed, so the later statements of
 * this transaction count it. @returns true when there may be more
 */
export function sumUpPageViews(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ got: boolean }>`
      SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(trx);
    if (!locks[0]?.got) return false;
    // Of a day whose views may be gone in part the sums stay as they are.
    const { rows } = await sql<{ day: string; isKept: boolean }>`
      WITH next AS (SELECT min(day) AS day FROM page_view_marks),
      taken AS (DELETE FROM page_view_marks USING next WHERE page_view_marks.day = next.day RETURNING page_view_marks.day)
      SELECT DISTINCT day::text AS day, day > shop_day(now()) - ${keptDays}::int AS "isKept" FROM taken`.execute(
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
  await sql`DELETE FROM page_views WHERE day <= shop_day(now()) - ${keptDays}::int`.execute(db);
  for (const table of ["page_view_days", "page_view_errors"])
    await sql`DELETE FROM ${sql.table(table)} WHERE day <= shop_day(now()) - ${keptSumsDays}::int`.execute(
      db,
    );
}
