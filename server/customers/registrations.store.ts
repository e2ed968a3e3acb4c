/** Registrations never verified or used for an order (ACCOUNT-16). */
import { sql } from "kysely";
import type { Db } from "../db/client";

/** Matches the lifetime of an unused session (SESSION-9). */
const UNUSED_DAYS = 30;

/** Locks the oldest unused registrations, skipping those locked by another process; their user ids. */
export async function lockUnusedRegistrations(unit: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users u
    WHERE verified_at IS NULL AND role = 'CUSTOMER' AND status = 'ACTIVE'
      AND created_at < now() - make_interval(days => ${UNUSED_DAYS})
      AND NOT EXISTS (SELECT 1 FROM orders WHERE user_id = u.id)
      AND NOT EXISTS (
        SELECT 1 FROM sessions WHERE user_id = u.id AND ended_at IS NULL AND expires_at > now())
    ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(unit);
  return rows.map(({ id }) => id);
}

export async function deleteUser(unit: Db, userId: string): Promise<void> {
  await unit.deleteFrom("users").where("id", "=", userId).execute();
}
