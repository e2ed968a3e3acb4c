/** Ends sessions of a user, by staff (STAFF-63). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { endForStaff } from "./sessions.store";

/**
 * Ends one session (null = all) and writes the audit entry.
 * @returns false if there was no session
 */
export function endByStaff(
  db: Db,
  userId: string,
  sessionId: string | null,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await endForStaff(trx, userId, sessionId))) return false;
    await recordAudit(trx);
    return true;
  });
}
