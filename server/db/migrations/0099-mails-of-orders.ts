/** Why: staff send a mail of an order again. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE order_mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id),
      kind text NOT NULL,
      -- what it said beside the order: sums, ids of items, dates; nothing of a person
      told jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX order_mails_of_order ON order_mails (order_id, id)`.execute(db);
}
