/** Why: staff run imports of files they send and of sources that are set up, at once or by a schedule, and see what was refused. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A file in pieces, so that any host takes one and any host runs the import.
  await sql`CREATE TABLE import_uploads (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id),
      file_name text NOT NULL,
      pieces integer NOT NULL DEFAULT 0,
      bytes bigint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE TABLE import_upload_pieces (
      upload_id uuid NOT NULL REFERENCES import_uploads (id) ON DELETE CASCADE,
      position integer NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (upload_id, position)
    )`.execute(db);
  // upload_id or source: asked for at the desk, run by a host. tries: how often a host began it.
  await sql`ALTER TABLE import_runs
      DROP CONSTRAINT import_runs_status_check,
      ADD CONSTRAINT import_runs_status_check
        CHECK (status IN ('WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'INTERRUPTED', 'STOPPED')),
      ADD COLUMN upload_id uuid UNIQUE,
      ADD COLUMN source text,
      ADD COLUMN columns jsonb,
      ADD COLUMN tries integer NOT NULL DEFAULT 0,
      ADD COLUMN percent integer NOT NULL DEFAULT 0,
      ADD COLUMN is_stop_wanted boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX import_runs_open ON import_runs (id) WHERE status IN ('WAITING', 'RUNNING')`.execute(
    db,
  );
  await sql`CREATE INDEX import_runs_of_source ON import_runs (source, id) WHERE source IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE TABLE import_rejects (
      run_id bigint NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
      position integer NOT NULL,
      file text NOT NULL,
      line integer NOT NULL,
      sku text,
      field text,
      reason text NOT NULL,
      PRIMARY KEY (run_id, position)
    )`.execute(db);
  // Every so many hours, or each day at a minute of the day (UTC).
  await sql`CREATE TABLE import_schedules (
      source text PRIMARY KEY,
      is_on boolean NOT NULL,
      every_hours integer,
      at_minute integer,
      next_run_at timestamptz NOT NULL,
      CHECK ((every_hours IS NULL) <> (at_minute IS NULL))
    )`.execute(db);
}
