/** Why: staff find, sort and count lease applications, and say what a lessor has answered that the shop cannot read. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // blind indexes of beginnings; null in rows of an earlier version until a host has filled them in
  await sql`ALTER TABLE lease_applications ADD COLUMN search_terms bytea[]`.execute(db);
  await sql`CREATE INDEX lease_applications_by_term ON lease_applications USING gin (search_terms)`.execute(
    db,
  );
  await sql`CREATE INDEX lease_applications_without_terms ON lease_applications (id)
    WHERE search_terms IS NULL`.execute(db);
  // Each holds all that a page is chosen by, so that a late page reads no rows of the ones before it.
  await sql`CREATE INDEX lease_applications_by_age ON lease_applications (created_at, id)`.execute(db);
  await sql`CREATE INDEX lease_applications_of_status ON lease_applications (status, created_at, id)`.execute(
    db,
  );
  await sql`CREATE INDEX lease_applications_by_approval ON lease_applications (COALESCE(approved_cents, 0), id)`.execute(
    db,
  );
  await sql`CREATE INDEX lease_applications_of_status_by_approval
    ON lease_applications (status, COALESCE(approved_cents, 0), id)`.execute(db);
  // what staff say the lessor has answered, and why they say so
  await sql`ALTER TABLE lease_tries ADD COLUMN noted_by uuid REFERENCES users (id)`.execute(db);
  await sql`ALTER TABLE lease_tries ADD COLUMN noted_at timestamptz`.execute(db);
  await sql`ALTER TABLE lease_tries ADD COLUMN sealed_note bytea`.execute(db);
}
