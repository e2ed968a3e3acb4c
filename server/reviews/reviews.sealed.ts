/** Sealed columns of reviews. */
import { emailColumn, type SealedColumn } from "../db/sealing/sealed-column";
import { SEALED_PIECE } from "./pictures/pieces.store";
import { SEALED_PICTURE } from "./pictures/pictures.store";

export const REVIEW_COLUMNS: readonly SealedColumn[] = [
  emailColumn("reviews", "sealed_words"),
  { table: "review_pictures", column: "sealed_small", context: SEALED_PICTURE },
  { table: "review_pictures", column: "sealed_large", context: SEALED_PICTURE },
  { table: "review_picture_pieces", column: "sealed_piece", context: SEALED_PIECE },
];
