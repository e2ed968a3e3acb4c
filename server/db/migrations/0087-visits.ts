/** Why: visits are counted by where they come from, and what an order came from stays (docs/decisions/attribution.md). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeVisits(db);
  await keepRollups(db);
}

async function makeVisits(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE visits (
      -- made by the browser, so that a visit sent twice counts once
      id uuid PRIMARY KEY,
      started_at timestamptz NOT NULL DEFAULT now(),
      source text NOT NULL,
      medium text NOT NULL,
      campaign text NOT NULL,
      affiliate_id text,
      sub_affiliate_id text,
      -- without its query
      landing_path text NOT NULL,
      -- of another site; empty without one
      referrer_host text NOT NULL,
      device text NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX visits_by_time ON visits (started_at)`.execute(db);
}

/** What an order came from is never written anew (ATTRIBUTION-8). */
async function keepRollups(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION keep_rollups() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the attribution of an order is never changed'; END $$`.execute(db);
  await sql`CREATE TRIGGER keep_rollups BEFORE UPDATE OF rollup_id, submitted_rollup_id ON orders
    FOR EACH ROW WHEN (OLD.rollup_id IS NOT NULL AND NEW.rollup_id IS DISTINCT FROM OLD.rollup_id
      OR OLD.submitted_rollup_id IS NOT NULL AND NEW.submitted_rollup_id IS DISTINCT FROM OLD.submitted_rollup_id)
    EXECUTE FUNCTION keep_rollups()`.execute(db);
}
