/** Requests the import of a file or a source (STAFF-42). */
import type { AuditWrite } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import { insertRun, lockSource, type NewImport } from "./requested-imports.store";

/** @returns false if the file already has a run, or the source is queued or running */
export function requestImport(db: Db, request: NewImport, recordAudit: AuditWrite): Promise<boolean> {
  return changeAudited(db, (unit) => addImport(unit, request), recordAudit);
}

/** Same as requestImport, in the caller's transaction. */
export async function addImport(unit: Db, request: NewImport): Promise<boolean> {
  if (request.source !== null && (await lockSource(unit, request.source)).isOpen) return false;
  return insertRun(unit, request);
}
