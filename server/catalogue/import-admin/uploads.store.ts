/** Staff uploads in pieces (docs/decisions/imports.md): any host accepts a piece or assembles the file. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type { Db } from "../../db/client";

export interface Piece {
  readonly upload: string;
  readonly userId: string;
  readonly fileName: string;
  readonly position: number;
  readonly content: Buffer;
}

export interface SentFile {
  readonly fileName: string;
  /** The first piece. */
  readonly head: Buffer;
}

const RETENTION_HOURS = 24;
/** Retention for a held import: staff may be away over a weekend. */
const HELD_RETENTION_HOURS = 7 * 24;

/** Deletes the user's other uploads without an import. */
export async function dropAbandoned(unit: Db, { upload, userId }: Piece): Promise<void> {
  await sql`DELETE FROM import_uploads AS u WHERE user_id = ${userId} AND id <> ${upload}
    AND NOT EXISTS (SELECT FROM import_runs WHERE upload_id = u.id)`.execute(unit);
}

/** Idempotent. */
export async function beginUpload(unit: Db, { upload, userId, fileName }: Piece): Promise<void> {
  await sql`INSERT INTO import_uploads (id, user_id, file_name) VALUES (${upload}, ${userId}, ${fileName})
    ON CONFLICT (id) DO NOTHING`.execute(unit);
}

/** Locks until the transaction ends. Null for an unknown upload, and for another user's. */
export async function lockUpload(
  unit: Db,
  { upload, userId }: Piece,
): Promise<{ readonly pieces: number; readonly bytes: number } | null> {
  const { rows } = await sql<{ pieces: number; bytes: string }>`SELECT pieces, bytes FROM import_uploads
    WHERE id = ${upload} AND user_id = ${userId} FOR UPDATE`.execute(unit);
  return rows[0] ? { pieces: rows[0].pieces, bytes: Number(rows[0].bytes) } : null;
}

/** @param bytes of the file so far */
export async function insertPiece(unit: Db, piece: Piece, bytes: number): Promise<void> {
  const { upload, position, content } = piece;
  await sql`INSERT INTO import_upload_pieces (upload_id, position, content)
    VALUES (${upload}, ${position}, ${content})`.execute(unit);
  await sql`UPDATE import_uploads SET pieces = pieces + 1, bytes = ${bytes} WHERE id = ${upload}`.execute(
    unit,
  );
}

/** Returns an upload of this user. */
export async function findUpload(db: Db, upload: string, userId: string): Promise<SentFile | null> {
  const { rows } = await sql<SentFile>`
    SELECT file_name AS "fileName", content AS head
    FROM import_uploads JOIN import_upload_pieces ON upload_id = id AND position = 0
    WHERE id = ${upload} AND user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Writes the whole file, with one piece in memory at a time. */
export async function saveUpload(db: Db, upload: string, file: string): Promise<void> {
  await pipeline(piecesOf(db, upload), createWriteStream(file));
}

async function* piecesOf(db: Db, upload: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const { rows } = await sql<{ content: Buffer }>`SELECT content FROM import_upload_pieces
      WHERE upload_id = ${upload} AND position = ${position}`.execute(db);
    const [piece] = rows;
    if (!piece) return;
    yield piece.content;
  }
}

/** Drops the upload of a finished run, unless staff may still confirm the held run. */
export async function dropUploadOf(db: Db, runId: string): Promise<void> {
  await sql`DELETE FROM import_uploads USING import_runs AS run
    WHERE run.id = ${runId} AND run.upload_id = import_uploads.id AND run.finished_at IS NOT NULL
      AND run.held IS NULL`.execute(db);
}

/** Deletes uploads without an import. */
export async function forgetOldUploads(db: Db): Promise<void> {
  await sql`DELETE FROM import_uploads AS u WHERE created_at < now() - make_interval(hours => ${RETENTION_HOURS})
    AND NOT EXISTS (SELECT FROM import_runs WHERE upload_id = u.id AND (status IN ('WAITING', 'RUNNING')
      OR (status = 'FAILED' AND held IS NOT NULL
        AND finished_at > now() - make_interval(hours => ${HELD_RETENTION_HOURS}))))`.execute(db);
}
