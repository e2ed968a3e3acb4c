/** Why: who decided about a review may take that back, and the review is what it was before. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of the last decision: status, reason, when and by whom it was decided before; null: there is nothing to take back.
  await sql`ALTER TABLE reviews ADD COLUMN before_decision jsonb`.execute(db);
}
