/**
 * Chunked uploads of pictures: any host takes a chunk, and the host of the last one assembles the picture
 * (REVIEW-11).
 */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import type { DrawnPicture, PicturePlace } from "./pictures.record";
import { SEALED_PICTURE } from "./pictures.store";

const { unusedHours } = LIMITS.reviews;

export const SEALED_PIECE = "review_picture_pieces";

export interface Piece extends PicturePlace {
  readonly position: number;
  readonly content: Buffer;
}

export interface PieceStore {
  /** The original, as far as uploaded. */
  read(id: string): Promise<Buffer>;
  /** Deletes a picture not in a review. */
  drop(place: PicturePlace): Promise<void>;
  /** Deletes pictures not added to a review in time. */
  forgetOld(): Promise<void>;
}

export function createPieceStore(db: Db, sealer: Sealer): PieceStore {
  return {
    async read(id) {
      const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_piece AS sealed FROM review_picture_pieces
        WHERE picture_id = ${id}::uuid ORDER BY position`.execute(db);
      return Buffer.concat(
        rows.map(({ sealed }) => Buffer.from(sealer.open<string>(sealed, SEALED_PIECE), "base64")),
      );
    },
    async drop(place) {
      await deleteUnused(db, place);
    },
    async forgetOld() {
      await sql`DELETE FROM review_pictures WHERE review_id IS NULL
        AND created_at < now() - make_interval(hours => ${unusedHours})`.execute(db);
    },
  };
}

const isOf = ({ picture, orderId, productId }: PicturePlace) => sql`id = ${picture}::uuid
  AND order_id = ${orderId}::uuid AND product_id = ${productId}`;

/** Serializes the uploads of a purchase, so that their limit holds. */
export async function lockUploads(trx: Db, { orderId, productId }: PicturePlace): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`review pictures ${orderId} ${productId}`}))`.execute(
    trx,
  );
}

/** Other pictures of the purchase that are not in a review. */
export async function countUnused(trx: Db, { picture, orderId, productId }: PicturePlace): Promise<number> {
  const { rows } = await sql<{ others: number }>`SELECT count(*)::int AS others FROM review_pictures
    WHERE order_id = ${orderId}::uuid AND product_id = ${productId} AND review_id IS NULL
      AND id <> ${picture}::uuid`.execute(trx);
  return onlyRow(rows, "the count of unused pictures").others;
}

/** Idempotent. */
export async function insertPicture(trx: Db, { picture, orderId, productId }: PicturePlace): Promise<void> {
  await sql`INSERT INTO review_pictures (id, order_id, product_id) VALUES (${picture}, ${orderId}, ${productId})
    ON CONFLICT (id) DO NOTHING`.execute(trx);
}

/** A picture under lock, as far as uploaded. */
export interface LockedPicture {
  readonly pieces: number;
  readonly bytes: number;
  readonly isDone: boolean;
}

/** Null when the purchase has no such picture. */
export async function lockPicture(trx: Db, place: PicturePlace): Promise<LockedPicture | null> {
  const { rows } = await sql<LockedPicture>`
    SELECT pieces, bytes, sealed_large IS NOT NULL AS "isDone" FROM review_pictures
    WHERE ${isOf(place)} FOR UPDATE`.execute(trx);
  return rows[0] ?? null;
}

/** Deletes a picture not in a review. */
export async function deleteUnused(db: Db, place: PicturePlace): Promise<void> {
  await sql`DELETE FROM review_pictures WHERE ${isOf(place)} AND review_id IS NULL`.execute(db);
}

export async function insertPiece(
  trx: Db,
  sealer: Sealer,
  { picture, position, content }: Piece,
): Promise<void> {
  await sql`INSERT INTO review_picture_pieces (picture_id, position, sealed_piece)
    VALUES (${picture}, ${position}, ${sealer.seal(content.toString("base64"), SEALED_PIECE)})`.execute(trx);
  await sql`UPDATE review_pictures SET pieces = pieces + 1, bytes = bytes + ${content.length}
    WHERE id = ${picture}::uuid`.execute(trx);
}

/** A no-op when the picture is complete. */
export async function writeDrawn(
  trx: Db,
  sealer: Sealer,
  id: string,
  { small, large, width, height }: DrawnPicture,
): Promise<void> {
  const seal = (file: Buffer) => sealer.seal(file.toString("base64"), SEALED_PICTURE);
  await sql`UPDATE review_pictures SET sealed_small = ${seal(small)}, sealed_large = ${seal(large)},
    width = ${width}, height = ${height} WHERE id = ${id}::uuid AND sealed_large IS NULL`.execute(trx);
}

export async function deletePieces(trx: Db, id: string): Promise<void> {
  await sql`DELETE FROM review_picture_pieces WHERE picture_id = ${id}::uuid`.execute(trx);
}
