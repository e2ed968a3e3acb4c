/** Why: what comes back of a sent mail names it, and tells that its address is none (CAMPAIGN-9). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE outgoing_mails
      -- of the mail, in its envelope sender; null once nothing is to come back
      ADD COLUMN message_name uuid,
      -- {email} of a mail that was sent, as long as it may come back
      ADD COLUMN sealed_to bytea,
      -- blind index of the address, by which a customer's export and deletion find their own (server/db/identity.ts)
      ADD COLUMN email_index bytea`.execute(db);
  await sql`CREATE UNIQUE INDEX mails_by_name ON outgoing_mails (message_name)`.execute(db);
  await sql`CREATE INDEX mails_by_email ON outgoing_mails (email_index) WHERE email_index IS NOT NULL`.execute(
    db,
  );
}
