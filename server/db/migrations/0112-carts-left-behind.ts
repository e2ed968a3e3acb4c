/** Why: who has asked for offers is reminded once of a cart they have left. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE carts
      -- when it was decided whether to write about the cart as it was then
      ADD COLUMN looked_at timestamptz,
      -- when its customer was written to last
      ADD COLUMN reminded_at timestamptz`.execute(db);
  // No index: it would cost every change of a cart more than the look for old ones twice a minute.
}
