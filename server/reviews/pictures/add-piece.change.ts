/** Takes the next chunk of a picture (REVIEW-11). */
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { PicturePlace } from "./pictures.record";
import {
  countUnused,
  deleteUnused,
  insertPicture,
  insertPiece,
  lockPicture,
  lockUploads,
  type Piece,
} from "./pieces.store";

const { pictureBytes, unusedPictures } = LIMITS.reviews;

export interface PieceChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

/**
 * LOST: earlier chunks are missing, or the name belongs to another customer. LARGE: over the size limit, and
 * deleted. MANY: too many unused pictures. DONE: the picture is complete.
 */
export type PieceOutcome = "TAKEN" | "LOST" | "LARGE" | "MANY" | "DONE";

/** A repeated chunk is a no-op. */
export function addPiece({ db, sealer }: PieceChangeParts, piece: Piece): Promise<PieceOutcome> {
  const { position, content } = piece;
  return db.transaction().execute(async (trx): Promise<PieceOutcome> => {
    if (position === 0 && !(await begin(trx, piece))) return "MANY";
    const picture = await lockPicture(trx, piece);
    if (!picture || (!picture.isDone && position > picture.pieces)) return "LOST";
    if (picture.isDone) return "DONE";
    if (position < picture.pieces) return "TAKEN";
    if (picture.bytes + content.length > pictureBytes) {
      await deleteUnused(trx, piece);
      return "LARGE";
    }
    await insertPiece(trx, sealer, piece);
    return "TAKEN";
  });
}

/** @returns false at the limit of unused pictures of a purchase */
async function begin(trx: Db, place: PicturePlace): Promise<boolean> {
  await lockUploads(trx, place);
  if ((await countUnused(trx, place)) >= unusedPictures) return false;
  await insertPicture(trx, place);
  return true;
}
