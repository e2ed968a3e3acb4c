/** Reads the rows of the read model. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { ratedAverage, ratedCount } from "../../db/ratings";
import type { BrandRow, CategoryRow } from "../../db/tables/catalogue-rows";
import { SHIPPING_OF_PIECE } from "../../db/tables/product-fields";
import { onlyRow } from "../../db/only-row";
import { canBeId } from "./search-request.rules";
import type { Totals } from "./memory/catalogue-tree.model";
import type { DescribedRow } from "./memory/product-columns.model";

export interface StoredSearchRow extends DescribedRow, RowPlace {
  /** Per piece, in cents. */
  readonly shipping: number;
}

/** The position of a row in the order of changes. */
export interface RowPlace {
  /** Text of the bigint. */
  readonly revision: string;
  readonly productId: string;
}

export interface SearchStore {
  getRevision(): Promise<bigint>;
  /** Returns the database's clock, which stamps the stock rows; this host's clock may differ. */
  getTime(): Promise<Date>;
  listCategories(): Promise<CategoryRow[]>;
  listBrands(): Promise<BrandRow[]>;
  /** Returns live products by category, and by brand with their reviews. */
  getTotals(): Promise<Totals>;
  isLive(productId: string): Promise<boolean>;
  countLive(): Promise<number>;
  /** Returns products after a position, in the order of changes; hidden ones only if `withHidden`. */
  listRows(request: { after: RowPlace; withHidden: boolean; limit: number }): Promise<StoredSearchRow[]>;
  /** Returns stock rows written after a moment, with their time. */
  listStockSince(moment: Date): Promise<{ productId: string; isAvailable: boolean; updatedAt: Date }[]>;
}

const ROWS = sql`
  SELECT p.revision, p.product_id AS "productId", p.sku, p.name, p.brand_id AS "brandId", p.model_number AS "modelNumber", p.upc,
         p.category_id AS "categoryId", COALESCE(p.offer_price_cents, p.sale_price_cents, p.regular_price_cents) AS "cashPrice",
         ${SHIPPING_OF_PIECE} AS shipping,
         ${ratedAverage("p")} AS "reviewAverage", ${ratedCount("p")} AS "reviewCount", p.product_labels AS labels,
         p.best_selling_rank AS "bestSellingRank",
         EXTRACT(EPOCH FROM p.created_at)::float8 AS "createdAt", p.is_live AS "isLive",
         COALESCE(s.available_quantity, 0) > 0 AS "isAvailable", p.condition, p.home_delivery AS "homeDelivery",
         p.in_store_pickup AS "inStorePickup", p.features,
         p.description, p.long_description AS "longDescription", p.attributes
  FROM products p LEFT JOIN product_stock s USING (product_id)`;

export function createSearchStore(db: Db): SearchStore {
  return {
    async getRevision() {
      const row = await db.selectFrom("catalogue_state").select("revision").executeTakeFirstOrThrow();
      return BigInt(row.revision);
    },
    async getTime() {
      const { rows } = await sql<{ now: Date }>`SELECT now()`.execute(db);
      return onlyRow(rows, "the database's time").now;
    },
    listCategories: () => db.selectFrom("categories").selectAll().orderBy("position").orderBy("id").execute(),
    listBrands: () => db.selectFrom("brands").selectAll().orderBy("id").execute(),
    async getTotals() {
      const { rows: categories } = await sql<{ id: string; products: number }>`
        SELECT category_id AS id, count(*)::int AS products
        FROM products WHERE is_live AND category_id IS NOT NULL GROUP BY 1`.execute(db);
      const { rows: brands } = await sql<{ id: string; products: number; reviews: number; stars: number }>`
        SELECT brand_id AS id, count(*)::int AS products, sum(${ratedCount("products")})::float8 AS reviews,
               sum(${ratedCount("products")} * round(COALESCE(${ratedAverage("products")}, 0)::real::numeric * 100))::float8 AS stars
        FROM products WHERE is_live AND brand_id IS NOT NULL GROUP BY 1`.execute(db);
      return {
        products: new Map(categories.map(({ id, products }) => [id, products])),
        brands: new Map(brands.map(({ id, ...total }) => [id, total])),
      };
    },
    async isLive(productId) {
      if (!canBeId(productId)) return false;
      const { rows } = await sql`SELECT FROM products WHERE product_id = ${productId} AND is_live`.execute(
        db,
      );
      return rows.length > 0;
    },
    async countLive() {
      const { rows } = await sql<{ total: number }>`
        SELECT count(*)::int AS total FROM products WHERE is_live`.execute(db);
      return onlyRow(rows, "the count of live products").total;
    },
    async listRows({ after, withHidden, limit }) {
      const { rows } = await sql<StoredSearchRow>`${ROWS}
        WHERE (p.revision, p.product_id) > (${after.revision}::bigint, ${after.productId})
          AND (p.is_live OR ${withHidden})
        ORDER BY p.revision, p.product_id LIMIT ${limit}`.execute(db);
      return rows;
    },
    async listStockSince(moment) {
      const { rows } = await sql<{ productId: string; isAvailable: boolean; updatedAt: Date }>`
        SELECT product_id AS "productId", available_quantity > 0 AS "isAvailable", updated_at AS "updatedAt"
        FROM product_stock WHERE updated_at > ${moment}`.execute(db);
      return rows;
    },
  };
}
