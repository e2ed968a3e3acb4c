/** Writes staff changes and their audit entries in one transaction (STAFF-5). */
import type { Db } from "./client";

type AuditWrite = (unit: Db) => Promise<void>;

/**
 * Makes a change, then writes its audit entry.
 * @param change returns false when there is nothing to record
 */
export function changeAudited(
  db: Db,
  change: (unit: Db) => Promise<boolean>,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    const isChanged = await change(unit);
    if (isChanged) await recordAudit(unit);
    return isChanged;
  });
}

/** Writes the audit entry of an act that changes nothing, such as an export. */
export function recordAct(db: Db, recordAudit: AuditWrite): Promise<void> {
  return db.transaction().execute(recordAudit);
}
