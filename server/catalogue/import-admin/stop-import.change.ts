/** Stops an import (STAFF-42). */
import { isOpenImport } from "#contract/imports/schema";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { lockRun, writeStop } from "./requested-imports.store";

/**
 * Ends a queued import, discards a held one, or signals a running one.
 * @returns false for a finished import; null for an unknown one
 */
export function requestStop(db: Db, id: string, recordAudit: AuditWrite): Promise<boolean | null> {
  return db.transaction().execute(async (unit) => {
    const run = await lockRun(unit, id);
    if (!run) return null;
    if (!isOpenImport(run) && !run.isHeld) return false;
    await writeStop(unit, id);
    await recordAudit(unit);
    return true;
  });
}
