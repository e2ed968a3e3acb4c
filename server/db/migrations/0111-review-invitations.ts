/** Why: buyers are asked once for what they think of what has arrived. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE review_invitations (
      order_id uuid PRIMARY KEY REFERENCES orders (id),
      -- products that were asked about; 0: everything had been reviewed
      products smallint NOT NULL,
      invited_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX order_items_by_delivery ON order_items (delivered_at) WHERE delivered_at IS NOT NULL`.execute(
    db,
  );
}
