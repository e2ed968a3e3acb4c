/** Daily totals at once, for tests that do not wait for the host's job. */
import { sql } from "kysely";
import { sumUpDays } from "../../../server/analytics/days.store";
import type { Db } from "../../../server/db/client";
import { sumUpPageViews } from "../../../server/performance/page-views.store";

const ROLL_UPS = { analytics_marks: sumUpDays, page_view_marks: sumUpPageViews };

/** Rolls up all dirty days; waits for those the host's job has claimed. */
export async function sumUpMarked(db: Db, table: keyof typeof ROLL_UPS): Promise<void> {
  do for (let more = true; more;) more = await ROLL_UPS[table](db);
  while (await isAnyRemaining(db, table));
}

async function isAnyRemaining(db: Db, table: keyof typeof ROLL_UPS): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(db);
  return rows.length > 0;
}
