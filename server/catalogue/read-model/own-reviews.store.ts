/** Recounts reviews by the shop's buyers and publishes changes (REVIEW-9). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { whileAny } from "../../jobs/due";
import { recountBrands } from "./brand-ratings.store";
import { changeCatalogue } from "./read-model.store";

const BATCH_SIZE = 500;

/** An expression: due now while reviews await a recount. */
export const REVIEWS_DUE = whileAny(sql`SELECT 1 FROM review_changes`);

/**
 * Recounts products whose published reviews changed, and gives them a new revision, so that their pages are
 * published. Idempotent, because counts are always computed from all reviews. @returns whether there may be
 * more
 */
export async function publishReviews(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`SELECT ${REVIEWS_DUE} IS NOT NULL AS "isThere"`.execute(
    db,
  );
  if (!onlyRow(rows, "whether reviews changed").isThere) return false;
  return changeCatalogue(db, async ({ tx, revision, publish }) => {
    const claimed = await sql<{ id: string }>`
      DELETE FROM review_changes WHERE product_id IN (
        SELECT product_id FROM review_changes LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
      RETURNING product_id AS id`.execute(tx);
    const ids = claimed.rows.map(({ id }) => id);
    if (ids.length === 0) return false;
    // A separate statement, which sees everything committed before the markers were deleted.
    const changed = await sql<{ brandId: string | null }>`
      UPDATE products SET own_reviews = fresh.reviews, own_stars = fresh.stars, updated_at = now(),
        revision = ${revision.toString()}::bigint
      FROM (SELECT asked.id, count(stars)::int AS reviews, COALESCE(sum(stars), 0)::int AS stars
        FROM unnest(${ids}::text[]) AS asked (id)
        LEFT JOIN reviews ON reviews.product_id = asked.id AND status = 'PUBLISHED' GROUP BY asked.id) AS fresh
      WHERE products.product_id = fresh.id RETURNING brand_id AS "brandId"`.execute(tx);
    await recountBrands(tx, [...new Set(changed.rows.flatMap(({ brandId }) => brandId ?? []))]);
    await publish();
    return ids.length === BATCH_SIZE;
  });
}
