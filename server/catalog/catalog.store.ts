/** Reads products and stock from PostgreSQL; every set is read by one statement whatever its size. */
import { sql, type Selectable } from "kysely";
import { OFFER_LABELS } from "#contract/catalog";
import { productPath } from "#contract/site-paths";
import type { Db } from "../db/client";
import type { ProductsTable } from "../db/tables";
import type { LiveRecord, ProductRecord } from "./catalog.records";

export interface CatalogStore {
  /** Price, stock and revision right now; unknown ids are left out, hidden products are not. */
  listLive(productIds: readonly string[]): Promise<LiveRecord[]>;
  /** Live products by id; unknown and hidden ones are left out. */
  listProducts(productIds: readonly string[]): Promise<ProductRecord[]>;
  /** Grows with every change a page can show. */
  getRevision(): Promise<string>;
}

export function createCatalogStore(db: Db): CatalogStore {
  return {
    async listLive(productIds) {
      const { rows } = await sql<LiveRecord>`
        SELECT p.product_id AS "productId", p.revision, p.is_live AS "isLive",
               p.regular_price_cents AS "regularPrice", p.sale_price_cents AS "salePrice",
               COALESCE(s.available_quantity, 0) AS "availableQuantity"
        FROM products p LEFT JOIN product_stock s USING (product_id)
        WHERE p.product_id = ANY(${productIds}::text[])`.execute(db);
      return rows;
    },
    async listProducts(productIds) {
      const { rows } = await sql<Selectable<ProductsTable>>`
        SELECT * FROM products WHERE product_id = ANY(${productIds}::text[]) AND is_live`.execute(db);
      return rows.map(toProduct);
    },
    async getRevision() {
      const row = await db.selectFrom("catalogue_state").select("revision").executeTakeFirstOrThrow();
      return row.revision;
    },
  };
}

function toProduct(row: Selectable<ProductsTable>): ProductRecord {
  return {
    productId: row.product_id,
    revision: row.revision,
    sku: row.sku,
    slug: row.slug,
    url: productPath(row),
    name: row.name,
    brandId: row.brand_id,
    categoryId: row.category_id,
    modelNumber: row.model_number,
    upc: row.upc,
    // The table promises a price to every live row.
    regularPrice: row.regular_price_cents ?? 0,
    salePrice: row.sale_price_cents,
    winnerMarkupId: row.winner_markup_id,
    onSale: row.on_sale,
    clearance: row.clearance,
    images: [...row.images].sort((a, b) => Number(b.primary) - Number(a.primary)),
    customerReviewCount: row.review_count,
    customerReviewAverage: row.review_average,
    shippingCost: row.shipping_cost_cents,
    freeShipping: row.free_shipping,
    homeDelivery: row.home_delivery,
    inStorePickup: row.in_store_pickup,
    onlineAvailability: row.online_availability,
    inStoreAvailability: row.in_store_availability,
    quantityLimit: row.quantity_limit,
    description: row.description,
    longDescription: row.long_description,
    features: row.features,
    includedItems: row.included_items,
    attributes: row.attributes,
    condition: row.condition,
    productLabels: OFFER_LABELS.filter((label) => row.product_labels.includes(label)),
    bestSellingRank: row.best_selling_rank,
    isLive: row.is_live,
    updatedAt: row.updated_at.toISOString(),
  };
}
