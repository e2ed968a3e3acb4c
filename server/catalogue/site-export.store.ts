/** Selects the products of the static pages. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { ratedCount } from "../db/ratings";

export interface SiteExportStore {
  /** Returns ids of live products after an id, ordered by id. */
  listIdsAfter(after: string, limit: number): Promise<string[]>;
  /**
   * Returns visible and hidden products that changed between two revisions (start exclusive, end inclusive),
   * after an id, ordered by id.
   */
  listChanges(request: {
    since: string;
    upTo: string;
    after: string;
    limit: number;
  }): Promise<{ productId: string; slug: string }[]>;
  /** Returns, for each department, the available product with the largest relative discount; largest first. */
  listDeals(limit: number): Promise<string[]>;
  /** Returns, for each department, the best seller that is available and not in `except`; best first. */
  listBestSellers(except: readonly string[], limit: number): Promise<string[]>;
}

/** Rows of the home page have one product of each department. */
const DEPARTMENT = sql`COALESCE(categories.parent_id, categories.id)`;

export function createSiteExportStore(db: Db): SiteExportStore {
  return {
    async listIdsAfter(after, limit) {
      const { rows } = await sql<{ id: string }>`
        SELECT product_id AS id FROM products WHERE product_id > ${after} AND is_live
        ORDER BY product_id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async listChanges({ since, upTo, after, limit }) {
      const { rows } = await sql<{ productId: string; slug: string }>`
        SELECT product_id AS "productId", slug FROM products
        WHERE revision > ${since}::bigint AND revision <= ${upTo}::bigint AND product_id > ${after}
        ORDER BY product_id LIMIT ${limit}`.execute(db);
      return rows;
    },
    async listDeals(limit) {
      const { rows } = await sql<{ id: string }>`
        SELECT product_id AS id FROM (
          SELECT DISTINCT ON (${DEPARTMENT}) product_id, 1 - sale_price_cents::float8 / regular_price_cents AS saving
          FROM products JOIN product_stock USING (product_id) LEFT JOIN categories ON categories.id = category_id
          WHERE is_live AND sale_price_cents < regular_price_cents AND available_quantity > 0
          ORDER BY ${DEPARTMENT}, saving DESC, product_id
        ) AS best ORDER BY saving DESC, product_id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async listBestSellers(except, limit) {
      const { rows } = await sql<{ id: string }>`
        SELECT product_id AS id FROM (
          SELECT DISTINCT ON (${DEPARTMENT}) product_id, best_selling_rank, ${ratedCount("products")} AS reviews
          FROM products JOIN product_stock USING (product_id) LEFT JOIN categories ON categories.id = category_id
          WHERE is_live AND available_quantity > 0 AND product_id <> ALL(${except}::text[])
          ORDER BY ${DEPARTMENT}, best_selling_rank NULLS LAST, reviews DESC, product_id
        ) AS best ORDER BY best_selling_rank NULLS LAST, reviews DESC, product_id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
