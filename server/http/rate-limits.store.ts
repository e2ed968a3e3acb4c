/** Counts attempts in the database, shared by all API processes. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/client";
import { onlyRow } from "../db/only-row";

export interface Counted {
  /** Hash of the limit's name and subject. */
  readonly bucket: Buffer;
  readonly hits: number;
  readonly seconds: number;
}

/** The limits of one attempt, in counting order. */
export interface AttemptLimits {
  /** Names the attempt: the first use is allowed, a repetition exceeds this limit. At most one entry. */
  readonly attempt: readonly Counted[];
  readonly own: readonly Counted[];
  /** Not counted while one of the caller's own limits is exceeded. */
  readonly shared: readonly Counted[];
}

export interface CountedAttempt {
  /** True if the attempt was already counted under its name; other limits do not count it again. */
  readonly isRepeated: boolean;
  /** Seconds until no limit is exceeded, or 0. */
  readonly secondsToWait: number;
}

/** Counts an attempt against its limits in one statement. Lists are sorted by bucket to prevent deadlocks. */
export async function countAttempt(db: Db, limits: AttemptLimits): Promise<CountedAttempt> {
  const stagedLimits = STAGES.flatMap((stage) => limits[stage].map((limit) => ({ ...limit, stage })));
  if (stagedLimits.length === 0) return { isRepeated: false, secondsToWait: 0 };
  const increment = sql`(CASE WHEN repeated.wait IS NULL THEN 1 ELSE 0 END)`;
  const { rows } = await sql<CountedAttempt>`
    WITH tried AS MATERIALIZED (
      SELECT * FROM unnest(
        ${stagedLimits.map(({ bucket }) => bucket)}::bytea[],
        ${stagedLimits.map(({ hits }) => hits)}::int[],
        ${stagedLimits.map(({ seconds }) => seconds)}::int[],
        ${stagedLimits.map(({ stage }) => stage)}::text[]
      ) AS t (bucket, allowed, seconds, stage)
    ),
    named AS (${counting(sql`1`, sql`tried WHERE stage = 'attempt'`)}),
    repeated AS MATERIALIZED (${maxWait("named")}),
    owned AS (${counting(increment, sql`tried, repeated WHERE stage = 'own'`)}),
    refused AS MATERIALIZED (${maxWait("owned")}),
    among AS (${counting(increment, sql`tried, repeated, refused WHERE stage = 'shared' AND refused.wait IS NULL`)})
    SELECT repeated.wait IS NOT NULL AS "isRepeated", COALESCE(refused.wait, others.wait, 0) AS "secondsToWait"
    FROM repeated, refused, (${maxWait("among")}) AS others`.execute(db);
  return onlyRow(rows, "the counted attempt");
}

const STAGES = ["attempt", "own", "shared"] as const;

/** Builds an upsert that counts. @param from limits of `tried` */
function counting(increment: RawBuilder<unknown>, from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    INSERT INTO rate_limits AS r (bucket, hits, resets_at)
    SELECT bucket, ${increment}, now() + make_interval(secs => seconds) FROM ${from}
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN r.resets_at <= now() THEN excluded.hits ELSE LEAST(r.hits + excluded.hits, 1000000) END,
      resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
    RETURNING bucket, hits, resets_at`;
}

/** Builds a one-row query: the longest wait in seconds, or null if no limit is exceeded. */
function maxWait(counted: "named" | "owned" | "among"): RawBuilder<unknown> {
  return sql`
    SELECT max(GREATEST(1, ceil(extract(epoch FROM resets_at - now())))::int) AS wait
    FROM ${sql.raw(counted)} JOIN tried USING (bucket) WHERE hits > allowed`;
}

export async function clearAttempts(db: Db, buckets: readonly Buffer[]): Promise<void> {
  if (buckets.length === 0) return;
  await sql`DELETE FROM rate_limits WHERE bucket = ANY(${buckets}::bytea[])`.execute(db);
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE resets_at < now()`.execute(db);
}
