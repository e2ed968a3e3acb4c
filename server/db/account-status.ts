/** Enables or disables an account (SESSION-8). */
import { sql } from "kysely";
import type { AccountStatus } from "#contract/customers/care";
import { recordChange } from "./account-changes";
import type { Db } from "./client";

/**
 * Sets the status of an account. Disabling ends its sessions and emailed codes. Runs in the caller's
 * transaction, which has locked the row.
 * @param by id of the acting user
 */
export async function switchAccount(
  unit: Db,
  userId: string,
  status: AccountStatus,
  by: string,
): Promise<void> {
  await recordChange(unit, userId, { by, what: "status" });
  await sql`UPDATE users SET status = ${status}, updated_at = now() WHERE id = ${userId}`.execute(unit);
  if (status === "ACTIVE") return;
  await sql`UPDATE sessions SET ended_at = now(), end_reason = 'DISABLED'
    WHERE user_id = ${userId} AND ended_at IS NULL`.execute(unit);
  await sql`DELETE FROM mailed_codes WHERE user_id = ${userId}`.execute(unit);
}
