/** Adds a staff note to a customer (STAFF-62). */
import { LIMITS } from "#contract/limits";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { findOwners, insertNote, lockCustomer, type NewNote } from "./notes.store";

export interface NoteChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

/**
 * Idempotent.
 * @returns FULL with nothing written at the limit, TAKEN when the id belongs to another note
 */
export function addNote(
  { db, sealer }: NoteChangeParts,
  userId: string,
  note: NewNote,
  recordAudit: AuditWrite,
): Promise<"DONE" | "FULL" | "TAKEN"> {
  return db.transaction().execute(async (unit) => {
    await lockCustomer(unit, userId);
    const existing = await findOwners(unit, note.id);
    if (existing) return existing.userId === userId && existing.authorId === note.authorId ? "DONE" : "TAKEN";
    if (!(await insertNote(unit, sealer, userId, note, LIMITS.care.notes))) return "FULL";
    await recordAudit(unit);
    return "DONE";
  });
}
