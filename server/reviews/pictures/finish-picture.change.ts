/** Replaces the chunks of a picture with the processed picture (REVIEW-11). */
import type { PieceChangeParts } from "./add-piece.change";
import type { DrawnPicture } from "./pictures.record";
import { deletePieces, writeDrawn } from "./pieces.store";

/** Idempotent. */
export function finishPicture(
  { db, sealer }: PieceChangeParts,
  id: string,
  drawn: DrawnPicture,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await writeDrawn(trx, sealer, id, drawn);
    await deletePieces(trx, id);
  });
}
