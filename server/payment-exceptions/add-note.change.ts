/** Adds a staff note to a payment exception, or resolves it (STAFF-34). */
import type { AuditWrite } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { changeAudited } from "../db/audited";
import { advanceCase, insertNote, type NewNote } from "./cases.store";

/** @returns false for a stale revision */
export function addNote(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  note: NewNote,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return changeAudited(
    db,
    async (unit) => {
      if (!(await advanceCase(unit, note))) return false;
      await insertNote(unit, sealer, note);
      return true;
    },
    recordAudit,
  );
}
