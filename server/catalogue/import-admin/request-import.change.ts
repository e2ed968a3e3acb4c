/** Requests the import of a file or a source (STAFF-42). */
import type { AuditWrite } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import { saveMapping } from "./columns/saved-mappings.store";
import type { RequestedMapping } from "./columns/requested-mapping.record";
import { insertRun, lockSource, type NewImport } from "./requested-imports.store";

/** @returns false if the file already has a run, or the source is queued or running */
export function requestImport(db: Db, request: NewImport, recordAudit: AuditWrite): Promise<boolean> {
  return changeAudited(db, (unit) => addImport(unit, request), recordAudit);
}

/**
 * Same as requestImport, and saves the matched columns of the file's table for the supplier (STAFF-78). The later
 * of two concurrent matches is saved; each import uses its own.
 */
export function requestFileImport(
  db: Db,
  request: NewImport,
  matched: RequestedMapping["matched"],
  recordAudit: AuditWrite,
): Promise<boolean> {
  const work = async (unit: Db) => {
    if (!(await addImport(unit, request))) return false;
    if (matched) await saveMapping(unit, request.supplierId, matched.headings, matched.mapping);
    return true;
  };
  return changeAudited(db, work, recordAudit);
}

/** Same as requestImport, in the caller's transaction. */
export async function addImport(unit: Db, request: NewImport): Promise<boolean> {
  if (request.source !== null && (await lockSource(unit, request.source)).isOpen) return false;
  return insertRun(unit, request);
}
