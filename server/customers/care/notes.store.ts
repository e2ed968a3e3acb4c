/** Stores staff notes on customers, sealed, and customer tags. */
import { sql } from "kysely";
import type { CustomerNote } from "#contract/customers/page";
import { LIMITS } from "#contract/limits";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { nameOf } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import type { PersonalData } from "../../feature";
import { SEALED_NOTE } from "../customers.sealed";

export interface NewNote {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
}

export type NoteRecord = Omit<CustomerNote, "mayDelete"> & { readonly authorId: string };

/** The user who deletes or restores a note. */
export interface Deleter {
  readonly userId: string;
  /** Admins may also delete others' notes. */
  readonly isAdmin: boolean;
}

export interface NotesStore {
  /** Newest first. */
  list(userId: string): Promise<NoteRecord[]>;
  /**
   * Adds a note. Idempotent.
   * @returns FULL with nothing written at the limit, TAKEN when the id belongs to another note
   */
  add(userId: string, note: NewNote, recordAudit: AuditWrite): Promise<"DONE" | "FULL" | "TAKEN">;
  /**
   * Deletes a note. Idempotent per person.
   * @returns GONE when it does not exist; FOREIGN when the user may not delete it; otherwise the person who
   * was first
   */
  remove(
    userId: string,
    noteId: string,
    deleter: Deleter,
    recordAudit: AuditWrite,
  ): Promise<"DONE" | "GONE" | "FOREIGN" | { readonly deletedBy: string }>;
  /**
   * Reverts remove() by the same person.
   * @returns false when that person has nothing to restore
   */
  restore(userId: string, noteId: string, deleterId: string, recordAudit: AuditWrite): Promise<boolean>;
  /** Permanently deletes notes LIMITS.care.deletedNoteMinutes after their removal. */
  forgetDeleted(): Promise<void>;
  /** @returns false with nothing changed when the limit would be exceeded */
  changeTags(
    userId: string,
    change: { readonly add: readonly string[]; readonly remove: readonly string[] },
    recordAudit: AuditWrite,
  ): Promise<boolean>;
  /** Sorted alphabetically. */
  listTags(): Promise<string[]>;
}

const { notes: mostNotes, tags: mostTags, deletedNoteMinutes } = LIMITS.care;
/** Maximum number of choices in the list. */
const LISTED_TAGS = 200;

export function createNotesStore(db: Db, sealer: Sealer): NotesStore {
  const list = async (userId: string) => {
    const { rows } = await sql<{ id: string; sealed: Buffer; authorId: string; author: Buffer; at: Date }>`
      SELECT note.id, note.author_id AS "authorId", note.sealed_text AS sealed, users.sealed_identity AS author, note.written_at AS at
      FROM customer_notes AS note JOIN users ON users.id = note.author_id
      WHERE note.user_id = ${userId} AND note.deleted_at IS NULL ORDER BY note.written_at DESC, note.id`.execute(
      db,
    );
    return rows.map(({ id, authorId, sealed, author, at }) => ({
      id,
      authorId,
      text: sealer.open<string>(sealed, SEALED_NOTE),
      author: nameOf(sealer, author),
      writtenAt: at.toISOString(),
    }));
  };
  return {
    list,
    add: (userId, { id, authorId, text }, recordAudit) =>
      db.transaction().execute(async (unit) => {
        await lock(unit, userId);
        const { rows } = await sql<{ user_id: string; author_id: string }>`
          SELECT user_id, author_id FROM customer_notes WHERE id = ${id}`.execute(unit);
        const [existing] = rows;
        if (existing)
          return existing.user_id === userId && existing.author_id === authorId ? "DONE" : "TAKEN";
        const inserted = await sql`INSERT INTO customer_notes (id, user_id, author_id, sealed_text)
          SELECT ${id}, ${userId}, ${authorId}, ${sealer.seal(text, SEALED_NOTE)}
          WHERE (SELECT count(*) FROM customer_notes
            WHERE user_id = ${userId} AND deleted_at IS NULL) < ${mostNotes}
          ON CONFLICT DO NOTHING RETURNING id`.execute(unit);
        if (inserted.rows.length === 0) return "FULL";
        await recordAudit(unit);
        return "DONE";
      }),
    remove: (userId, noteId, deleter, recordAudit) =>
      db.transaction().execute(async (unit) => {
        const { rows } = await sql<{ authorId: string; deletedBy: string | null; sealed: Buffer | null }>`
          SELECT author_id AS "authorId", deleted_by AS "deletedBy",
            (SELECT sealed_identity FROM users WHERE users.id = deleted_by) AS sealed
          FROM customer_notes WHERE id = ${noteId} AND user_id = ${userId} FOR UPDATE`.execute(unit);
        const [row] = rows;
        if (!row) return "GONE";
        if (row.authorId !== deleter.userId && !deleter.isAdmin) return "FOREIGN";
        if (row.deletedBy === deleter.userId) return "DONE";
        if (row.sealed) return { deletedBy: nameOf(sealer, row.sealed) };
        await sql`UPDATE customer_notes SET deleted_at = now(), deleted_by = ${deleter.userId}
          WHERE id = ${noteId}`.execute(unit);
        await recordAudit(unit);
        return "DONE";
      }),
    restore: (userId, noteId, deleterId, recordAudit) =>
      db.transaction().execute(async (unit) => {
        const { rows } = await sql<{ deletedBy: string | null }>`
          SELECT deleted_by AS "deletedBy" FROM customer_notes
          WHERE id = ${noteId} AND user_id = ${userId} FOR UPDATE`.execute(unit);
        const [row] = rows;
        if (!row || (row.deletedBy ?? deleterId) !== deleterId) return false;
        if (row.deletedBy === null) return true;
        await sql`UPDATE customer_notes SET deleted_at = NULL, deleted_by = NULL WHERE id = ${noteId}`.execute(
          unit,
        );
        await recordAudit(unit);
        return true;
      }),
    async forgetDeleted() {
      await sql`DELETE FROM customer_notes
        WHERE deleted_at < now() - make_interval(mins => ${deletedNoteMinutes})`.execute(db);
    },
    changeTags: (userId, { add, remove }, recordAudit) =>
      db.transaction().execute(async (unit) => {
        await lock(unit, userId);
        const { rows } = await sql<{ tag: string }>`
          SELECT tag FROM customer_tags WHERE user_id = ${userId}`.execute(unit);
        const before = new Set(rows.map(({ tag }) => tag));
        const removed = remove.filter((tag) => before.has(tag) && !add.includes(tag));
        const added = [...new Set(add)].filter((tag) => !before.has(tag));
        if (before.size - removed.length + added.length > mostTags) return false;
        if (removed.length + added.length === 0) return true;
        await sql`DELETE FROM customer_tags WHERE user_id = ${userId} AND tag = ANY(${removed}::text[])`.execute(
          unit,
        );
        await sql`INSERT INTO customer_tags (user_id, tag) SELECT ${userId}, unnest(${added}::text[])`.execute(
          unit,
        );
        await recordAudit(unit);
        return true;
      }),
    async listTags() {
      const { rows } = await sql<{ tag: string }>`
        SELECT DISTINCT tag FROM customer_tags ORDER BY tag LIMIT ${LISTED_TAGS}`.execute(db);
      return rows.map(({ tag }) => tag);
    },
  };
}

export function createNotesData(db: Db, sealer: Sealer): PersonalData {
  return {
    async read({ userId }) {
      const notes = await sql<{ sealed: Buffer; writtenAt: Date }>`
        SELECT sealed_text AS sealed, written_at AS "writtenAt" FROM customer_notes
        WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY written_at, id`.execute(db);
      const tags = await sql<{ tag: string; addedAt: Date }>`
        SELECT tag, added_at AS "addedAt" FROM customer_tags WHERE user_id = ${userId} ORDER BY tag`.execute(
        db,
      );
      return {
        notesOfStaff: notes.rows.map(({ sealed, writtenAt }) => ({
          text: sealer.open<string>(sealed, SEALED_NOTE),
          writtenAt,
        })),
        tagsOfStaff: tags.rows,
      };
    },
    async forget(unit, { userId }) {
      await sql`DELETE FROM customer_notes WHERE user_id = ${userId}`.execute(unit);
      await sql`DELETE FROM customer_tags WHERE user_id = ${userId}`.execute(unit);
    },
  };
}

/** Serializes concurrent writers, so that the limits hold. */
async function lock(unit: Db, userId: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(unit);
}
