/** Why: staff set prices by rules, which have versions, and have all products priced anew by them. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A version is the whole set of rules and never changes; the highest one stands.
  await sql`
    CREATE TABLE price_markup_versions (
      version integer PRIMARY KEY,
      action text NOT NULL CHECK (action IN ('STARTED', 'ADDED', 'UPDATED', 'DELETED', 'ROLLED_BACK')),
      -- of a rollback: the version whose rules were taken again
      restored_version integer REFERENCES price_markup_versions (version),
      -- the oldest first, deleted ones among them
      rules jsonb NOT NULL,
      created_by uuid REFERENCES users (id),
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`INSERT INTO price_markup_versions (version, action, rules) VALUES (0, 'STARTED', '[]')`.execute(
    db,
  );
  await sql`
    CREATE TABLE catalogue_generations (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      version integer NOT NULL REFERENCES price_markup_versions (version),
      status text NOT NULL CHECK (status IN ('RUNNING', 'COMPLETED')),
      -- products up to this one have their price
      after_product_id text NOT NULL DEFAULT '',
      total integer NOT NULL,
      done integer NOT NULL DEFAULT 0,
      changed integer NOT NULL DEFAULT 0,
      requested_by uuid REFERENCES users (id),
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      CHECK ((status = 'COMPLETED') = (finished_at IS NOT NULL))
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX one_generation_at_a_time ON catalogue_generations (status)
    WHERE status = 'RUNNING'`.execute(db);
}
