/** Deletes registrations never verified or used for an order, with all their data (ACCOUNT-16). */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { PersonalData } from "../feature";

/** Matches the lifetime of an unused session (SESSION-9). */
const UNUSED_DAYS = 30;
const AT_ONCE = 100;

/** @param personalData of all features */
export async function forgetRegistrations(db: Db, personalData: readonly PersonalData[]): Promise<void> {
  while ((await forgetSome(db, personalData)) === AT_ONCE);
}

function forgetSome(db: Db, personalData: readonly PersonalData[]): Promise<number> {
  return db.transaction().execute(async (unit) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM users u
      WHERE verified_at IS NULL AND role = 'CUSTOMER' AND status = 'ACTIVE'
        AND created_at < now() - make_interval(days => ${UNUSED_DAYS})
        AND NOT EXISTS (SELECT 1 FROM orders WHERE user_id = u.id)
        AND NOT EXISTS (
          SELECT 1 FROM sessions WHERE user_id = u.id AND ended_at IS NULL AND expires_at > now())
      ORDER BY created_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(unit);
    for (const { id } of rows) {
      // Without a user name: other data of the address may belong to a stranger.
      for (const part of personalData) await part.forget(unit, { userId: id, username: "" });
      await unit.deleteFrom("users").where("id", "=", id).execute();
    }
    return rows.length;
  });
}
