/** Daily event totals by shop day (ANALYTICS-6), recomputed from a day's events whenever some were added. */
import { sql } from "kysely";
import type { AnalyticsDay } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { whileAny } from "../jobs/due";

/** Advisory lock: one host sums up at a time. */
const LOCK = 7_315_007;

export interface AnalyticsDaysStore {
  /** Both days are inclusive. */
  list(from: string, to: string): Promise<AnalyticsDay[]>;
}

export function createAnalyticsDaysStore(db: Db): AnalyticsDaysStore {
  return {
    async list(from, to) {
      const { rows } = await sql<AnalyticsDay>`
        SELECT day::text AS day, kind, page_type AS "pageType", device_class AS "deviceClass", events, cents::float8 AS cents
        FROM analytics_days WHERE day BETWEEN ${from}::date AND ${to}::date
        ORDER BY analytics_days.day, kind, page_type, device_class`.execute(db);
      return rows;
    },
  };
}

/** An expression: due now while a day has new events. */
export const EVENTS_DUE = whileAny(sql`SELECT 1 FROM analytics_marks`);

/**
 * A visible dirty marker belongs to a committed batch, so the later statements of this transaction count the
 * batch. A batch that commits afterwards inserts a new marker. @returns true if there may be more
 */
export function sumUpDays(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ got: boolean }>`
      SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(trx);
    if (!locks[0]?.got) return false;
    // If a day's events may be partly deleted, its totals stay as they are.
    const { rows } = await sql<{ day: string }>`
      WITH next AS (SELECT min(day) AS day FROM analytics_marks),
      taken AS (DELETE FROM analytics_marks USING next WHERE analytics_marks.day = next.day RETURNING analytics_marks.day)
      SELECT DISTINCT day::text AS day FROM taken
      WHERE day > shop_day(now()) - ${LIMITS.analytics.retentionDays}::int`.execute(trx);
    for (const { day } of rows) {
      await sql`DELETE FROM analytics_days WHERE day = ${day}::date`.execute(trx);
      await sql`
        INSERT INTO analytics_days (day, kind, page_type, device_class, events, cents)
        SELECT day, kind, page_type, device_class, count(*), sum(cents) FROM analytics_events
        WHERE day = ${day}::date GROUP BY 1, 2, 3, 4`.execute(trx);
    }
    const { rows: remaining } = await sql<{ is: boolean }>`
      SELECT EXISTS (SELECT FROM analytics_marks WHERE day > ${rows[0]?.day ?? "infinity"}::date) AS is`.execute(
      trx,
    );
    return remaining[0]!.is;
  });
}
