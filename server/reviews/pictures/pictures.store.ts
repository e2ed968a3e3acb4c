/** Stores review pictures, sealed like the review text (REVIEW-11, REVIEW-12). */
import { sql } from "kysely";
import type { AdminPicture } from "#contract/reviews/pictures";
import { REVIEW_PICTURE_TYPE, type ReviewPictureSize } from "#contract/reviews/media";
import type { OwnPicture } from "#contract/reviews/schema";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { wake } from "../../jobs/wake";
import type { PicturePlace } from "./pictures.record";

export interface PictureStore {
  /** Pictures of a review in order, for its author. */
  listOwn(reviewId: string): Promise<OwnPicture[]>;
  /** A picture not yet in a review; null when it does not exist. */
  findUnused(place: PicturePlace): Promise<OwnPicture | null>;
  /** Base64; null unless its review is published. */
  findPublished(id: string, size: ReviewPictureSize): Promise<string | null>;
  /** Pictures of a review in any status; null when the review does not exist. */
  listAll(reviewId: string): Promise<AdminPicture[] | null>;
}

export const SEALED_PICTURE = "review_pictures";

/** SQL expression: names of a review's pictures in order. */
export const picturesOf = (review: string) => sql<string[]>`ARRAY(SELECT id::text FROM review_pictures
  WHERE review_id = ${sql.ref(`${review}.id`)} ORDER BY position)`;

const dataUrl = (content: string) => `data:${REVIEW_PICTURE_TYPE};base64,${content}`;

/** Nulls for a review without pictures. */
type PictureOfReview =
  | { readonly id: string; readonly width: number; readonly height: number; readonly sealed: Buffer }
  | { readonly id: null; readonly width: null; readonly height: null; readonly sealed: null };

export function createPictureStore(db: Db, sealer: Sealer): PictureStore {
  const open = (sealed: Buffer) => sealer.open<string>(sealed, SEALED_PICTURE);
  const toOwn = ({ id, sealed }: { id: string; sealed: Buffer }): OwnPicture => ({
    id,
    small: dataUrl(open(sealed)),
  });
  return {
    async listOwn(reviewId) {
      const { rows } = await sql<{ id: string; sealed: Buffer }>`
        SELECT id, sealed_small AS sealed FROM review_pictures
        WHERE review_id = ${reviewId}::uuid AND sealed_small IS NOT NULL ORDER BY position`.execute(db);
      return rows.map(toOwn);
    },
    async findUnused({ picture, orderId, productId }) {
      const { rows } = await sql<{ id: string; sealed: Buffer }>`
        SELECT id, sealed_small AS sealed FROM review_pictures WHERE id = ${picture}::uuid
          AND order_id = ${orderId}::uuid AND product_id = ${productId} AND sealed_small IS NOT NULL`.execute(
        db,
      );
      return rows[0] ? toOwn(rows[0]) : null;
    },
    async findPublished(id, size) {
      const sealed = sql.ref(size === "small" ? "sealed_small" : "sealed_large");
      const { rows } = await sql<{ sealed: Buffer }>`
        SELECT ${sealed} AS sealed FROM review_pictures AS one JOIN reviews ON reviews.id = review_id
        WHERE one.id = ${id}::uuid AND status = 'PUBLISHED' AND ${sealed} IS NOT NULL`.execute(db);
      return rows[0] ? open(rows[0].sealed) : null;
    },
    async listAll(reviewId) {
      const { rows } = await sql<PictureOfReview>`
        SELECT one.id, width, height, sealed_large AS sealed
        FROM reviews LEFT JOIN review_pictures AS one ON review_id = reviews.id
        WHERE reviews.id = ${reviewId}::uuid ORDER BY position`.execute(db);
      if (rows.length === 0) return null;
      return rows.flatMap((row) => {
        if (row.id === null) return [];
        const { id, width, height, sealed } = row;
        return [{ id, width, height, large: dataUrl(open(sealed)) }];
      });
    },
  };
}

/** @returns false when the review has no such picture */
export async function deletePicture(trx: Db, reviewId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM review_pictures
    WHERE review_id = ${reviewId}::uuid AND id = ${id}::uuid RETURNING 1`.execute(trx);
  await wake(trx, "catalogue.review-totals");
  return rows.length > 0;
}

/** Names of a review's pictures in order. */
export async function listPictures(unit: Db, reviewId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM review_pictures
    WHERE review_id = ${reviewId}::uuid ORDER BY position`.execute(unit);
  return rows.map(({ id }) => id);
}

/**
 * Assigns pictures to a review in order and deletes its other pictures. The caller holds the review lock.
 * @returns false, with nothing changed, when a picture is missing or belongs to another purchase
 */
export async function placePictures(
  trx: Db,
  reviewId: string,
  place: { readonly orderId: string; readonly productId: string },
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM review_pictures
    WHERE id = ANY(${ids}::uuid[]) AND sealed_large IS NOT NULL AND (review_id = ${reviewId}::uuid
      OR (review_id IS NULL AND order_id = ${place.orderId}::uuid AND product_id = ${place.productId}))
    FOR UPDATE`.execute(trx);
  if (rows.length !== ids.length) return false;
  await sql`DELETE FROM review_pictures
    WHERE review_id = ${reviewId}::uuid AND NOT id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`UPDATE review_pictures SET review_id = ${reviewId}::uuid,
    position = array_position(${ids}::uuid[], id) WHERE id = ANY(${ids}::uuid[])`.execute(trx);
  return true;
}
