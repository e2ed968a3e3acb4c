/** Percentiles of any range of days, from bucket totals; never reads a single page view (SPEED-4). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Metric } from "#contract/performance/schema";
import type { PerformanceInput } from "#contract/performance/calls";
import type { Db, Statement } from "../db/client";

export const GROUPS = {
  all: "''",
  day: "day::text",
  pageType: "page_type",
  deviceClass: "device_class",
  release: "release",
} as const;
export type Group = keyof typeof GROUPS;

export interface Percentiles {
  readonly group: Group;
  readonly key: string;
  readonly metric: Metric;
  readonly views: number;
  /** Bucket. */
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/** The bucket at which the given share of views is reached (nearest-rank percentile). */
const rank = (share: number) => sql`min(bucket) FILTER (WHERE until >= ceil(${share}::numeric * views))::int`;

export async function readPercentiles(db: Db, query: PerformanceInput): Promise<Percentiles[]> {
  const groups = Object.entries(GROUPS).map(([group, key]) => {
    const of = sql.raw(key);
    return sql`SELECT ${group} AS "group", key, metric, max(views)::int AS views, ${rank(0.5)} AS p50, ${rank(0.75)} AS p75,
        ${rank(0.95)} AS p95
      FROM (SELECT key, metric, bucket, sum(views) OVER (PARTITION BY key, metric ORDER BY bucket) AS until,
          sum(views) OVER (PARTITION BY key, metric) AS views
        FROM (SELECT ${of} AS key, metric, bucket, sum(views) AS views FROM asked GROUP BY 1, 2, 3) AS buckets) AS ranks
      GROUP BY key, metric`;
  });
  const { rows } = await sql<Percentiles>`
    WITH asked AS (SELECT * FROM page_view_days WHERE ${within(query)}) ${sql.join(groups, sql` UNION ALL `)}`.execute(
    db,
  );
  return rows;
}

/** Most frequent first. */
export async function readErrors(
  db: Db,
  query: PerformanceInput,
): Promise<{ message: string; views: number }[]> {
  const { rows } = await sql<{ message: string; views: number }>`
    SELECT message, sum(views)::int AS views FROM page_view_errors WHERE ${within(query)}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${LIMITS.performance.maxMessages}`.execute(db);
  return rows;
}

function within({ from, to, pageType, deviceClass, release }: PerformanceInput): Statement {
  const is = (column: string, value: string) =>
    value === "" ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  return sql`day BETWEEN ${from}::date AND ${to}::date AND ${is("page_type", pageType)}
    AND ${is("device_class", deviceClass)} AND ${is("release", release)}`;
}
