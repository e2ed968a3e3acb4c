/** Daily totals at once, for tests that do not wait for the host's job. */
import { sql } from "kysely";
import { sumUpDays } from "../../../server/analytics/days.store";
import type { Db } from "../../../server/db/client";
import { sumUpPageViews } from "../../../server/performance/page-views.store";

const SUMS = { analytics_marks: sumUpDays, page_view_marks: sumUpPageViews };

/** Rolls up all dirty days; waits for those the host's job has claimed. */
export async function sumUpMarked(db: Db, marks: keyof typeof SUMS): Promise<void> {
  do for (let more = true; more;) more = await SUMS[marks](db);
  while (await isAnyLeft(db, marks));
}

async function isAnyLeft(db: Db, marks: keyof typeof SUMS): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(marks)} LIMIT 1`.execute(db);
  return rows.length > 0;
}
