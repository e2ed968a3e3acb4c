/** Brand ratings, computed from products. */
import { sql } from "kysely";
import type { Tx } from "../../db/client";
import { ratedAverage, ratedCount } from "../../db/ratings";

/**
 * Updates rating, review count and product count of brands from their live products.
 * @param ids default: every brand @returns the number of changed brands
 */
export async function recountBrands(tx: Tx, ids?: readonly string[]): Promise<number> {
  const isRequested = ids === undefined ? sql`true` : sql`brands.id = ANY(${ids}::text[])`;
  const average = ratedAverage("products");
  const count = ratedCount("products");
  const result = await sql`
    UPDATE brands SET rating = fresh.rating, rating_count = fresh.rating_count, product_count = fresh.product_count
    FROM (
      SELECT brands.id,
        round((sum(${average}::numeric * ${count})
          / nullif(sum(${count}) FILTER (WHERE ${average} IS NOT NULL), 0)), 2)::real AS rating,
        least(coalesce(sum(${count}), 0), 2147483647)::int AS rating_count,
        count(products.product_id)::int AS product_count
      FROM brands LEFT JOIN products ON products.brand_id = brands.id AND products.is_live
      WHERE ${isRequested} GROUP BY brands.id
    ) AS fresh
    WHERE fresh.id = brands.id
      AND (brands.rating, brands.rating_count, brands.product_count)
        IS DISTINCT FROM (fresh.rating, fresh.rating_count, fresh.product_count)`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}
