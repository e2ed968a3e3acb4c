/** Writes, changes and withdraws a person's single review of a product (REVIEW-2, REVIEW-3). */
import type { ReviewWords } from "#contract/reviews/schema";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { listPictures, placePictures } from "../pictures/pictures.store";
import type { Person } from "./reviews.record";
import { deleteOwn, insertReview, lockOwn, rewriteReview } from "./reviews.store";

export interface ReviewChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

/** The product, and the order that proves the purchase. */
export interface ReviewedPurchase {
  readonly productId: string;
  readonly orderId: string;
}

/** Rolls the transaction back. */
class PicturesMissing extends Error {}

/**
 * A changed review is pending again, without its answer and votes. An unchanged one is a no-op.
 * @param pictures names in order; undefined leaves them unchanged
 * @returns false, with nothing changed, when a picture is missing or belongs to another customer
 */
export async function saveReview(
  { db, sealer }: ReviewChangeParts,
  person: Person,
  purchase: ReviewedPurchase,
  words: ReviewWords,
  pictures: readonly string[] | undefined,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await write(trx, sealer, person, purchase, words, pictures))) throw new PicturesMissing();
    });
    return true;
  } catch (error) {
    if (error instanceof PicturesMissing) return false;
    throw error;
  }
}

/** A no-op when there is none. */
export function withdrawReview(
  { db, sealer }: ReviewChangeParts,
  { email }: Person,
  productId: string,
): Promise<void> {
  return db.transaction().execute((trx) => deleteOwn(trx, sealer, email, productId));
}

/** @returns false when a picture is missing: the transaction must be rolled back */
async function write(
  trx: Db,
  sealer: Sealer,
  person: Person,
  purchase: ReviewedPurchase,
  words: ReviewWords,
  pictures: readonly string[] | undefined,
): Promise<boolean> {
  const createdId = await insertReview(trx, sealer, person, purchase, words);
  if (createdId !== null) return placePictures(trx, createdId, purchase, pictures ?? []);
  const existing = await lockOwn(trx, sealer, person.email, purchase.productId);
  if (!existing) return true;
  const isSame =
    (["stars", "title", "text", "name"] as const).every((part) => existing[part] === words[part]) &&
    (pictures === undefined || String(await listPictures(trx, existing.id)) === String(pictures));
  if (isSame) return true;
  await rewriteReview(trx, sealer, existing.id, person, words);
  return pictures === undefined || placePictures(trx, existing.id, purchase, pictures);
}
