/** Counts tries in the database, and so across all API processes. */
import { sql } from "kysely";
import type { Db } from "../db/client";

export interface Counted {
  /** Hash of what is limited and for whom. */
  readonly bucket: Buffer;
  readonly hits: number;
  readonly seconds: number;
}

/**
 * Counts one try against each limit, in one statement.
 * @param tries 0 for a try that was counted before
 * @returns seconds to wait for each limit that is exceeded
 */
export async function countTry(db: Db, limits: readonly Counted[], tries = 1): Promise<number[]> {
  if (limits.length === 0) return [];
  const { rows } = await sql<{ wait: number }>`
    WITH tried AS (
      SELECT * FROM unnest(
        ${limits.map(({ bucket }) => bucket)}::bytea[],
        ${limits.map(({ hits }) => hits)}::int[],
        ${limits.map(({ seconds }) => seconds)}::int[]
      ) AS t (bucket, allowed, seconds)
    ), counted AS (
      INSERT INTO rate_limits AS r (bucket, hits, resets_at)
      SELECT bucket, ${tries}::int, now() + make_interval(secs => seconds) FROM tried
      ON CONFLICT (bucket) DO UPDATE SET
        hits = CASE WHEN r.resets_at <= now() THEN excluded.hits ELSE LEAST(r.hits + excluded.hits, 1000000) END,
        resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
      RETURNING bucket, hits, resets_at
    )
    SELECT GREATEST(1, ceil(extract(epoch FROM c.resets_at - now())))::int AS wait
    FROM counted c JOIN tried t USING (bucket) WHERE c.hits > t.allowed`.execute(db);
  return rows.map(({ wait }) => wait);
}

export async function forgetTries(db: Db, buckets: readonly Buffer[]): Promise<void> {
  if (buckets.length === 0) return;
  await sql`DELETE FROM rate_limits WHERE bucket = ANY(${buckets}::bytea[])`.execute(db);
}

export async function forgetOldTries(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE resets_at < now()`.execute(db);
}
