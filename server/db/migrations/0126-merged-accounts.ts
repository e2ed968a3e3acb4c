/** Why: two accounts of one person become one, and what comes late to the account that went reaches the one that stays. */
import { sql, type Kysely } from "kysely";

/** Tables whose rows come with a request that may have begun before the merge. */
const FOLLOWING = ["orders", "lease_applications", "reviews", "chat_conversations"];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      -- the account that stays; the row itself stays too, so that its name is not taken by a stranger
      ADD COLUMN merged_into uuid REFERENCES users (id),
      ADD COLUMN merged_by uuid,
      ADD COLUMN merged_at timestamptz`.execute(db);
  await sql`CREATE INDEX users_by_merge ON users (merged_into) WHERE merged_into IS NOT NULL`.execute(db);
  // The lock is the one the foreign key takes: it waits for a merge under way, and reads what became of the account.
  await sql`
    CREATE FUNCTION follow_merged_account() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE stays uuid;
    BEGIN
      SELECT merged_into INTO stays FROM users WHERE id = NEW.user_id FOR KEY SHARE;
      NEW.user_id := COALESCE(stays, NEW.user_id);
      RETURN NEW;
    END $$`.execute(db);
  for (const table of FOLLOWING) {
    await sql`CREATE TRIGGER follow_merged_account BEFORE INSERT ON ${sql.table(table)} FOR EACH ROW
      WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION follow_merged_account()`.execute(db);
  }
}
