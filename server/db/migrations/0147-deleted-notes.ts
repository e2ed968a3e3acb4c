/** Why: a note about a customer is deleted, and for a while whoever did it may take that back. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE customer_notes
      -- null: it stands; deleted, it is read by nobody and goes within the hour
      ADD COLUMN deleted_at timestamptz,
      ADD COLUMN deleted_by uuid REFERENCES users (id),
      ADD CHECK ((deleted_at IS NULL) = (deleted_by IS NULL))`.execute(db);
  await sql`CREATE INDEX customer_notes_deleted ON customer_notes (deleted_at) WHERE deleted_at IS NOT NULL`.execute(
    db,
  );
}
