/** Why: staff keep what narrows and sorts a list under a name, for themselves or for all. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE saved_views (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      list text NOT NULL,
      owner_id uuid NOT NULL REFERENCES users (id),
      is_shared boolean NOT NULL DEFAULT false,
      -- {name, query}: a search may name somebody
      sealed_view bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX saved_views_of_owner ON saved_views (owner_id, list)`.execute(db);
  await sql`CREATE INDEX saved_views_shared ON saved_views (list) WHERE is_shared`.execute(db);
}
