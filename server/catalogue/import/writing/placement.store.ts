/** Supplier categories of products, with the shop's category of each. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import type { CategoryStepRecord } from "../../../db/tables/product-fields";

export interface PlacedPath {
  readonly path: readonly CategoryStepRecord[];
  /** Null = unplaced. */
  readonly categoryId: string | null;
}

export async function listPlacedPaths(db: Db, supplierId: string): Promise<PlacedPath[]> {
  const { rows } = await sql<PlacedPath>`
    SELECT DISTINCT supplier_category_path AS path, category_id AS "categoryId" FROM products
    WHERE supplier_id = ${supplierId}`.execute(db);
  return rows;
}

const BATCH_SIZE = 500;

/** In pages; products that move during the run are visited once. */
export async function* skusOfPaths(
  db: Db,
  supplierId: string,
  paths: readonly PlacedPath[],
): AsyncGenerator<string[]> {
  if (paths.length === 0) return;
  for (let after = ""; ;) {
    const { rows } = await sql<{ sku: string }>`SELECT sku FROM products
      WHERE supplier_id = ${supplierId} AND sku > ${after}
        AND (supplier_category_path, coalesce(category_id, '')) IN (
          SELECT path, coalesce("categoryId", '')
          FROM jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) AS one (path jsonb, "categoryId" text))
      ORDER BY sku LIMIT ${BATCH_SIZE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ sku }) => sku);
    after = last.sku;
  }
}
