/** Stores staff notes on customers, sealed, and customer tags. */
import { sql } from "kysely";
import type { CustomerNote } from "#contract/customers/page";
import { LIMITS } from "#contract/limits";
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

export interface NotesStore {
  /** Newest first. */
  list(userId: string): Promise<NoteRecord[]>;
  /** Permanently deletes notes LIMITS.care.deletedNoteMinutes after their removal. */
  forgetDeleted(): Promise<void>;
  /** Sorted alphabetically. */
  listTags(): Promise<string[]>;
}

const { deletedNoteMinutes } = LIMITS.care;
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
    async forgetDeleted() {
      await sql`DELETE FROM customer_notes
        WHERE deleted_at < now() - make_interval(mins => ${deletedNoteMinutes})`.execute(db);
    },
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
export async function lockCustomer(unit: Db, userId: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(unit);
}

/** The customer and author of a note; null when the id is free. */
export async function findOwners(
  unit: Db,
  id: string,
): Promise<{ readonly userId: string; readonly authorId: string } | null> {
  const { rows } = await sql<{ userId: string; authorId: string }>`
    SELECT user_id AS "userId", author_id AS "authorId" FROM customer_notes WHERE id = ${id}`.execute(unit);
  return rows[0] ?? null;
}

/**
 * @param limit of notes on a customer
 * @returns false with nothing written at the limit
 */
export async function insertNote(
  unit: Db,
  sealer: Sealer,
  userId: string,
  { id, authorId, text }: NewNote,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO customer_notes (id, user_id, author_id, sealed_text)
    SELECT ${id}, ${userId}, ${authorId}, ${sealer.seal(text, SEALED_NOTE)}
    WHERE (SELECT count(*) FROM customer_notes
      WHERE user_id = ${userId} AND deleted_at IS NULL) < ${limit}
    ON CONFLICT DO NOTHING RETURNING id`.execute(unit);
  return rows.length > 0;
}

/** A note under lock. */
export interface LockedNote {
  readonly authorId: string;
  /** Id of the user who deleted it; null = not deleted. */
  readonly deletedBy: string | null;
  /** User name of that user. */
  readonly deleter: string | null;
}

/** Null when the customer has no such note. */
export async function lockNote(
  unit: Db,
  sealer: Sealer,
  userId: string,
  noteId: string,
): Promise<LockedNote | null> {
  const { rows } = await sql<{ authorId: string; deletedBy: string | null; sealed: Buffer | null }>`
    SELECT author_id AS "authorId", deleted_by AS "deletedBy",
      (SELECT sealed_identity FROM users WHERE users.id = deleted_by) AS sealed
    FROM customer_notes WHERE id = ${noteId} AND user_id = ${userId} FOR UPDATE`.execute(unit);
  const [row] = rows;
  if (!row) return null;
  const { authorId, deletedBy, sealed } = row;
  return { authorId, deletedBy, deleter: sealed && nameOf(sealer, sealed) };
}

export async function writeDeleted(unit: Db, noteId: string, deleterId: string): Promise<void> {
  await sql`UPDATE customer_notes SET deleted_at = now(), deleted_by = ${deleterId}
    WHERE id = ${noteId}`.execute(unit);
}

export async function writeRestored(unit: Db, noteId: string): Promise<void> {
  await sql`UPDATE customer_notes SET deleted_at = NULL, deleted_by = NULL WHERE id = ${noteId}`.execute(
    unit,
  );
}

/** A customer's tags. */
export async function listTagsOf(unit: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM customer_tags WHERE user_id = ${userId}`.execute(unit);
  return rows.map(({ tag }) => tag);
}

export async function writeTags(
  unit: Db,
  userId: string,
  removed: readonly string[],
  added: readonly string[],
): Promise<void> {
  await sql`DELETE FROM customer_tags WHERE user_id = ${userId} AND tag = ANY(${[...removed]}::text[])`.execute(
    unit,
  );
  await sql`INSERT INTO customer_tags (user_id, tag) SELECT ${userId}, unnest(${[...added]}::text[])`.execute(
    unit,
  );
}
