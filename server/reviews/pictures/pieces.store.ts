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

const { pictureBytes, unusedPictures, unusedHours } = LIMITS.reviews;

export const SEALED_PIECE = "review_picture_pieces";

export interface Piece extends PicturePlace {
  readonly position: number;
  readonly content: Buffer;
}

/**
 * LOST: earlier chunks are missing, or the name belongs to another customer. LARGE: over the size limit, and
 * deleted. MANY: too many unused pictures. DONE: the picture is complete.
 */
export type PieceOutcome = "TAKEN" | "LOST" | "LARGE" | "MANY" | "DONE";

export interface PieceStore {
  /** A repeated chunk is a no-op. */
  add(piece: Piece): Promise<PieceOutcome>;
  /** The original, as far as uploaded. */
  read(id: string): Promise<Buffer>;
  /** Replaces the original with the processed picture. Idempotent. */
  finish(id: string, drawn: DrawnPicture): Promise<void>;
  /** Deletes a picture not in a review. */
  drop(place: PicturePlace): Promise<void>;
  /** Deletes pictures not added to a review in time. */
  forgetOld(): Promise<void>;
}

export function createPieceStore(db: Db, sealer: Sealer): PieceStore {
  const isUnused = ({ picture, orderId, productId }: PicturePlace) => sql`id = ${picture}::uuid
    AND order_id = ${orderId}::uuid AND product_id = ${productId} AND review_id IS NULL`;
  return {
    add: (piece) =>
      db.transaction().execute(async (trx): Promise<PieceOutcome> => {
        const { picture, orderId, productId, position, content } = piece;
        if (position === 0 && !(await begin(trx, piece))) return "MANY";
        const { rows } = await sql<{ pieces: number; bytes: number; isDone: boolean }>`
          SELECT pieces, bytes, sealed_large IS NOT NULL AS "isDone" FROM review_pictures
          WHERE id = ${picture}::uuid AND order_id = ${orderId}::uuid AND product_id = ${productId} FOR UPDATE`.execute(
          trx,
        );
        const [row] = rows;
        if (!row || (!row.isDone && position > row.pieces)) return "LOST";
        if (row.isDone) return "DONE";
        if (position < row.pieces) return "TAKEN";
        if (row.bytes + content.length > pictureBytes) {
          await sql`DELETE FROM review_pictures WHERE ${isUnused(piece)}`.execute(trx);
          return "LARGE";
        }
        await sql`INSERT INTO review_picture_pieces (picture_id, position, sealed_piece)
          VALUES (${picture}, ${position}, ${sealer.seal(content.toString("base64"), SEALED_PIECE)})`.execute(
          trx,
        );
        await sql`UPDATE review_pictures SET pieces = pieces + 1, bytes = bytes + ${content.length}
          WHERE id = ${picture}::uuid`.execute(trx);
        return "TAKEN";
      }),
    async read(id) {
      const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_piece AS sealed FROM review_picture_pieces
        WHERE picture_id = ${id}::uuid ORDER BY position`.execute(db);
      return Buffer.concat(
        rows.map(({ sealed }) => Buffer.from(sealer.open<string>(sealed, SEALED_PIECE), "base64")),
      );
    },
    finish: (id, { small, large, width, height }) =>
      db.transaction().execute(async (trx) => {
        const seal = (file: Buffer) => sealer.seal(file.toString("base64"), SEALED_PICTURE);
        await sql`UPDATE review_pictures SET sealed_small = ${seal(small)}, sealed_large = ${seal(large)},
          width = ${width}, height = ${height} WHERE id = ${id}::uuid AND sealed_large IS NULL`.execute(trx);
        await sql`DELETE FROM review_picture_pieces WHERE picture_id = ${id}::uuid`.execute(trx);
      }),
    async drop(place) {
      await sql`DELETE FROM review_pictures WHERE ${isUnused(place)}`.execute(db);
    },
    async forgetOld() {
      await sql`DELETE FROM review_pictures WHERE review_id IS NULL
        AND created_at < now() - make_interval(hours => ${unusedHours})`.execute(db);
    },
  };
}

/**
 * Serializes the uploads of a purchase, so that their limit holds.
 * @returns false at the limit
 */
async function begin(trx: Db, { picture, orderId, productId }: PicturePlace): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`review pictures ${orderId} ${productId}`}))`.execute(
    trx,
  );
  const { rows } = await sql<{ others: number }>`SELECT count(*)::int AS others FROM review_pictures
    WHERE order_id = ${orderId}::uuid AND product_id = ${productId} AND review_id IS NULL
      AND id <> ${picture}::uuid`.execute(trx);
  if (onlyRow(rows, "the count of unused pictures").others >= unusedPictures) return false;
  await sql`INSERT INTO review_pictures (id, order_id, product_id) VALUES (${picture}, ${orderId}, ${productId})
    ON CONFLICT (id) DO NOTHING`.execute(trx);
  return true;
}
