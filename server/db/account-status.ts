/** Switches an account on or off (SESSION-8). */
import { sql } from "kysely";
import type { AccountStatus } from "#contract/customer-care";
import type { Db } from "./client";

/**
 * Ends the sessions of who is switched off, and what was mailed to them to get in with. A part of the caller's
 * transaction, which holds the row.
 */
export async function switchAccount(unit: Db, userId: string, status: AccountStatus): Promise<void> {
  await sql`UPDATE users SET status = ${status}, updated_at = now() WHERE id = ${userId}`.execute(unit);
  if (status === "ACTIVE") return;
  await sql`UPDATE sessions SET ended_at = now(), end_reason = 'DISABLED'
    WHERE user_id = ${userId} AND ended_at IS NULL`.execute(unit);
  await sql`DELETE FROM mailed_codes WHERE user_id = ${userId}`.execute(unit);
}
