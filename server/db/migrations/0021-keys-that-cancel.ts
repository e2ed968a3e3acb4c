/** Why: a link that shows an order is passed on; cancelling needs a link of its own. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE order_keys DROP CONSTRAINT order_keys_purpose_check`.execute(db);
  await sql`ALTER TABLE order_keys ADD CONSTRAINT order_keys_purpose_check
    CHECK (purpose IN ('FOLLOW', 'PAY', 'CANCEL'))`.execute(db);
}
