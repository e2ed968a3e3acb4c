/** Why: who wants a product that is sold out is told once when it is back, if they confirmed their address. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE stock_alerts (
      product_id text NOT NULL,
      email_index bytea NOT NULL,
      sealed_email bytea NOT NULL,
      -- of what the links of the mail carry
      token_digest bytea NOT NULL UNIQUE,
      -- null: the mail was not answered yet
      confirmed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (product_id, email_index)
    )`.execute(db);
  await sql`CREATE INDEX stock_alerts_by_person ON stock_alerts (email_index)`.execute(db);
  await sql`CREATE INDEX stock_alerts_awaited ON stock_alerts (product_id) WHERE confirmed_at IS NOT NULL`.execute(
    db,
  );
}
