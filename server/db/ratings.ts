/** Combined product ratings of the supplier's customers and the shop's own buyers (REVIEW-9). */
import { sql, type RawBuilder } from "kysely";

const supplied = (table: string) =>
  sql`(CASE WHEN ${sql.ref(`${table}.review_average`)} IS NULL THEN 0 ELSE ${sql.ref(`${table}.review_count`)} END)`;

/** Selects the number of ratings, for a table with the columns of products. */
export function ratedCount(table: string): RawBuilder<number> {
  return sql`least(${sql.ref(`${table}.review_count`)}::bigint + ${sql.ref(`${table}.own_reviews`)}, 2147483647)::int`;
}

/**
 * Selects the mean rating from 0 to 5, or null without ratings. Before the first review by a buyer of the
 * shop, it is the supplier's figure.
 */
export function ratedAverage(table: string): RawBuilder<number | null> {
  const [average, own] = [sql.ref(`${table}.review_average`), sql.ref(`${table}.own_reviews`)];
  return sql`(CASE WHEN ${own} = 0 THEN ${average} ELSE round(
    (COALESCE(${average}, 0)::numeric * ${supplied(table)} + ${sql.ref(`${table}.own_stars`)})
    / (${supplied(table)}::numeric + ${own}), 2)::real END)`;
}
