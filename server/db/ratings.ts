/** How products are rated by all: the supplier's customers and our own buyers together (REVIEW-9). */
import { sql, type RawBuilder } from "kysely";

const supplied = (table: string) =>
  sql`(CASE WHEN ${sql.ref(`${table}.review_average`)} IS NULL THEN 0 ELSE ${sql.ref(`${table}.review_count`)} END)`;

/** Of a table with the columns of products: how many ratings. */
export function ratedCount(table: string): RawBuilder<number> {
  return sql`least(${sql.ref(`${table}.review_count`)}::bigint + ${sql.ref(`${table}.own_reviews`)}, 2147483647)::int`;
}

/** Their mean, 0 to 5, null without one; the supplier's own figure as long as nobody of ours has rated. */
export function ratedAverage(table: string): RawBuilder<number | null> {
  const [average, own] = [sql.ref(`${table}.review_average`), sql.ref(`${table}.own_reviews`)];
  return sql`(CASE WHEN ${own} = 0 THEN ${average} ELSE round(
    (COALESCE(${average}, 0)::numeric * ${supplied(table)} + ${sql.ref(`${table}.own_stars`)})
    / (${supplied(table)}::numeric + ${own}), 2)::real END)`;
}
