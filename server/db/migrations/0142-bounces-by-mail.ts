/** Why: what bounces after its server took it comes back under the name of the mail (CAMPAIGN-8). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE UNIQUE INDEX campaign_recipients_by_name ON campaign_recipients (message_name)`.execute(
    db,
  );
}
