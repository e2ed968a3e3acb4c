/** Receives a staff upload in pieces (docs/decisions/imports.md). */
import type { Db } from "../../db/client";
import { beginUpload, dropAbandoned, insertPiece, lockUpload, type Piece } from "./uploads.store";

/** LOST: earlier pieces are missing, or another user owns the upload. LARGE: the file exceeds the limit. */
export type PieceOutcome = { readonly bytes: number } | "LOST" | "LARGE";

/** Adds a piece; a no-op for a known piece. */
export function receivePiece(db: Db, piece: Piece, maxBytes: number): Promise<PieceOutcome> {
  return db.transaction().execute(async (unit): Promise<PieceOutcome> => {
    if (piece.position === 0) {
      // A user who starts another upload has abandoned the previous one.
      await dropAbandoned(unit, piece);
      await beginUpload(unit, piece);
    }
    const known = await lockUpload(unit, piece);
    if (!known || piece.position > known.pieces) return "LOST";
    if (piece.position < known.pieces) return { bytes: known.bytes };
    const bytes = known.bytes + piece.content.length;
    if (bytes > maxBytes) return "LARGE";
    await insertPiece(unit, piece, bytes);
    return { bytes };
  });
}
