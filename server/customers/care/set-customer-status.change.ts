/** Enables or disables a customer's account (SESSION-8). */
import type { AccountStatus } from "#contract/customers/care";
import type { AuditWrite } from "../../audit/audit.port";
import { switchAccount } from "../../db/account-status";
import type { Db } from "../../db/client";
import { lockStatus } from "./directory.store";

/**
 * Writes the audit entry only if the status changes.
 * @param by id of the user who makes the change
 */
export function setCustomerStatus(
  db: Db,
  userId: string,
  status: AccountStatus,
  by: string,
  recordAudit: AuditWrite,
): Promise<void> {
  return db.transaction().execute(async (unit) => {
    const current = await lockStatus(unit, userId);
    if (current === null || current === status) return;
    await switchAccount(unit, userId, status, by);
    await recordAudit(unit);
  });
}
