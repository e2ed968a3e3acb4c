/** Why: staff change many orders at once, in the background, and are told of each that was not changed. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE order_bulk_runs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- SHA-256 of who asked and the key they named it by: the same sent again finds itself
      idempotency_hash bytea NOT NULL UNIQUE,
      action text NOT NULL CHECK (action IN ('FULFIL', 'CONFIRM', 'CANCEL', 'NOTE')),
      -- reason or note
      sealed_text bytea,
      actor uuid NOT NULL REFERENCES users (id),
      total integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX order_bulk_runs_open ON order_bulk_runs (created_at) WHERE finished_at IS NULL`.execute(
    db,
  );
  // Which orders it is about was settled when it was asked for.
  await sql`
    CREATE TABLE order_bulk_rows (
      run_id uuid NOT NULL REFERENCES order_bulk_runs (id) ON DELETE CASCADE,
      order_id uuid NOT NULL,
      outcome text CHECK (outcome IN ('DONE', 'REFUSED')),
      -- why it was refused
      message text,
      PRIMARY KEY (run_id, order_id)
    )`.execute(db);
  await sql`CREATE INDEX order_bulk_rows_left ON order_bulk_rows (run_id) WHERE outcome IS NULL`.execute(db);
}
