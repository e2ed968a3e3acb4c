/** Deletes and restores a staff note on a customer (STAFF-62). */
import type { AuditWrite } from "../../audit/audit.port";
import type { NoteChangeParts } from "./add-note.change";
import { lockNote, writeDeleted, writeRestored } from "./notes.store";

/** The user who deletes a note. */
export interface Deleter {
  readonly userId: string;
  /** Admins may also delete others' notes. */
  readonly isAdmin: boolean;
}

/**
 * Idempotent per person.
 * @returns GONE when it does not exist; FOREIGN when the user may not delete it; otherwise the person who was
 * first
 */
export function deleteNote(
  { db, sealer }: NoteChangeParts,
  userId: string,
  noteId: string,
  deleter: Deleter,
  recordAudit: AuditWrite,
): Promise<"DONE" | "GONE" | "FOREIGN" | { readonly deletedBy: string }> {
  return db.transaction().execute(async (unit) => {
    const note = await lockNote(unit, sealer, userId, noteId);
    if (!note) return "GONE";
    if (note.authorId !== deleter.userId && !deleter.isAdmin) return "FOREIGN";
    if (note.deletedBy === deleter.userId) return "DONE";
    if (note.deleter !== null) return { deletedBy: note.deleter };
    await writeDeleted(unit, noteId, deleter.userId);
    await recordAudit(unit);
    return "DONE";
  });
}

/**
 * Reverts deleteNote() by the same person.
 * @returns false when that person has nothing to restore
 */
export function restoreNote(
  { db, sealer }: NoteChangeParts,
  userId: string,
  noteId: string,
  deleterId: string,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    const note = await lockNote(unit, sealer, userId, noteId);
    if (!note || (note.deletedBy ?? deleterId) !== deleterId) return false;
    if (note.deletedBy === null) return true;
    await writeRestored(unit, noteId);
    await recordAudit(unit);
    return true;
  });
}
