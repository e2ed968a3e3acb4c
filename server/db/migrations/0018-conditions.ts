/** Why: products that are not new were said to be, and one condition was written in several ways. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    WITH read AS (
      SELECT product_id, CASE
        WHEN condition ~* 'refurb|renew|recondition' OR name ~* '\\m(refurbished|renewed|reconditioned)\\M' THEN 'Refurbished'
        WHEN condition ~* 'pre.?owned|\\mused\\M' OR name ~* '\\mpre[- ]?owned\\M' THEN 'Pre-owned'
        WHEN condition ~* 'open.?box|like.?new' OR name ~* '\\mopen[- ]box\\M' THEN 'Open box'
        ELSE 'New' END AS condition
      FROM products
    ), changed AS (
      UPDATE products SET condition = read.condition, updated_at = now(),
        revision = (SELECT revision + 1 FROM catalogue_state)
      FROM read WHERE read.product_id = products.product_id AND read.condition <> products.condition
      RETURNING products.product_id
    )
    UPDATE catalogue_state SET revision = revision + 1 WHERE EXISTS (SELECT FROM changed)`.execute(db);
}
