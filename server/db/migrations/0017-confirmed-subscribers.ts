/** Why: the newsletter goes to addresses whose owners confirmed it, and each leaves by an id that tells nothing of it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // confirmed_at is null for addresses from before confirmations: they join again by confirming.
  await sql`
    ALTER TABLE newsletter_subscribers
      ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      ADD COLUMN confirmed_at timestamptz`.execute(db);
}
