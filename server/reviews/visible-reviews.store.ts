/** Published reviews for shoppers (REVIEW-6). */
import { sql, type RawBuilder } from "kysely";
import type { ReviewSort } from "#contract/reviews/words";
import type { ReviewsQuery, VisibleReview } from "#contract/reviews/schema";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { picturesOf } from "./pictures/pictures.store";
import type { SealedWords } from "./writing/reviews.record";
import { SEALED_REVIEW } from "./writing/reviews.store";

/** Reviews displayed on a product's page. */
export interface PageReviews {
  readonly productId: string;
  readonly count: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  readonly newest: readonly VisibleReview[];
}

export interface VisibleReviewStore {
  /** A page of a product's reviews, and the number of reviews per star rating. */
  list(query: ReviewsQuery): Promise<{ readonly reviews: VisibleReview[]; readonly stars: number[] }>;
  /**
   * Omits products without a published review.
   * @param limit reviews per product
   */
  listOf(productIds: readonly string[], limit: number): Promise<PageReviews[]>;
}

interface VisibleRow {
  readonly id: string;
  readonly stars: number;
  readonly sealed: Buffer;
  readonly writtenAt: Date;
  readonly answer: string | null;
  readonly helpful: number;
  readonly pictures: string[];
}

const HELPFUL = sql`(SELECT count(*)::int FROM review_votes
  WHERE review_votes.review_id = reviews.id AND kind = 'HELPFUL')`;
const COLUMNS = sql`id, stars, sealed_words AS sealed, written_at AS "writtenAt", staff_answer AS answer,
  ${HELPFUL} AS helpful, ${picturesOf("reviews")} AS pictures`;
const NEWEST = sql`written_at DESC, id`;
const ORDERS: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: NEWEST,
  helpful: sql`helpful DESC, ${NEWEST}`,
  highest: sql`stars DESC, ${NEWEST}`,
  lowest: sql`stars, ${NEWEST}`,
};

export function createVisibleReviewStore(db: Db, sealer: Sealer): VisibleReviewStore {
  const toDisplayed = ({ sealed, writtenAt, ...row }: VisibleRow): VisibleReview => {
    const { title, text, name } = sealer.open<SealedWords>(sealed, SEALED_REVIEW);
    return { ...row, title, text, name, writtenAt: writtenAt.toISOString() };
  };
  const countStars = async (productIds: readonly string[]) => {
    const { rows } = await sql<{ productId: string; stars: number[] }>`
      SELECT product_id AS "productId", ARRAY[${sql.join(
        [1, 2, 3, 4, 5].map((star) => sql`count(*) FILTER (WHERE stars = ${star})::int`),
      )}] AS stars
      FROM reviews WHERE product_id = ANY(${productIds}::text[]) AND status = 'PUBLISHED' GROUP BY product_id`.execute(
      db,
    );
    return rows;
  };
  return {
    async list({ productId, sort, stars, pageNumber, pageSize }) {
      const starFilter = stars === undefined ? sql`true` : sql`stars = ${stars}`;
      const [{ rows }, [counted]] = await Promise.all([
        sql<VisibleRow>`SELECT ${COLUMNS} FROM reviews
          WHERE product_id = ${productId} AND status = 'PUBLISHED' AND ${starFilter}
          ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        countStars([productId]),
      ]);
      return { reviews: rows.map(toDisplayed), stars: counted?.stars ?? [0, 0, 0, 0, 0] };
    },
    async listOf(productIds, limit) {
      const counted = await countStars(productIds);
      if (counted.length === 0) return [];
      const { rows } = await sql<VisibleRow & { productId: string }>`
        SELECT asked.id AS "productId", newest.* FROM unnest(${counted.map(({ productId }) => productId)}::text[]) AS asked (id)
        CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM reviews
          WHERE product_id = asked.id AND status = 'PUBLISHED' ORDER BY ${NEWEST} LIMIT ${limit}) AS newest`.execute(
        db,
      );
      const newest = new Map<string, VisibleReview[]>();
      for (const { productId, ...row } of rows)
        newest.set(productId, [...(newest.get(productId) ?? []), toDisplayed(row)]);
      return counted.map(({ productId, stars }) => ({
        productId,
        stars,
        count: stars.reduce((sum, count) => sum + count, 0),
        newest: newest.get(productId) ?? [],
      }));
    },
  };
}
