/** Why: a source that comes by itself may be all that its supplier sells, as a file that staff send may. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE import_schedules ADD COLUMN is_whole boolean NOT NULL DEFAULT false`.execute(db);
}
