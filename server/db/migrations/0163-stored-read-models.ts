/** Why: a host that starts reads the model another one has made, instead of all products. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: hosts make it again after a crash of the database.
  await sql`CREATE UNLOGGED TABLE read_models (
    -- of the code that reads products, and of the lessor's terms
    version text PRIMARY KEY,
    -- of the catalogue
    revision bigint NOT NULL,
    -- up to when stock was taken in
    stock_seen timestamptz NOT NULL,
    -- the rows whose names are words of the model
    categories jsonb NOT NULL,
    brands jsonb NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now())`.execute(db);
  await sql`CREATE UNLOGGED TABLE read_model_parts (
    version text NOT NULL REFERENCES read_models ON DELETE CASCADE,
    part int NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (version, part))`.execute(db);
  // Numbers that hardly get smaller, and are read at once.
  await sql`ALTER TABLE read_model_parts ALTER COLUMN bytes SET STORAGE EXTERNAL`.execute(db);
}
