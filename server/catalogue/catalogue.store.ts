/** Reads products and stock from PostgreSQL; every set is read by one statement whatever its size. */
import { sql } from "kysely";
import { OFFER_LABELS } from "#contract/catalogue";
import { productPath } from "#contract/site-paths";
import type { Db } from "../db/client";
import { ratedAverage, ratedCount } from "../db/ratings";
import { PUBLIC_FIELDS_OF_PRODUCTS, SHIPPING_OF_PIECE, type PublicContent } from "../db/product-fields";
import type { LiveRecord, ProductRecord } from "./catalogue.record";
import { shownPictures, type ReadyPicture } from "./shown-pictures.rules";

export interface CatalogueStore {
  /** Price, stock and revision right now; unknown ids are left out, hidden products are not. */
  listLive(productIds: readonly string[]): Promise<LiveRecord[]>;
  /** Live products by id; unknown and hidden ones are left out. */
  listProducts(productIds: readonly string[]): Promise<ProductRecord[]>;
  /** Of a product that shoppers cannot see; null for one they can, and for an unknown slug. */
  findHidden(slug: string): Promise<{ readonly name: string; readonly categoryId: string | null } | null>;
  /** Grows with every change a page can show. */
  getRevision(): Promise<string>;
}

export function createCatalogueStore(db: Db): CatalogueStore {
  return {
    async listLive(productIds) {
      const { rows } = await sql<LiveRecord>`
        SELECT p.product_id AS "productId", p.revision, p.is_live AS "isLive", p.category_id AS "categoryId",
               p.brand_id AS "brandId", p.regular_price_cents AS "regularPrice", p.sale_price_cents AS "salePrice",
               p.offer_codes AS "offerCodes", p.was_price_cents AS "wasPrice",
               ${SHIPPING_OF_PIECE} AS "shippingCost",
               p.online_availability AS "onlineAvailability", p.in_store_pickup AS "inStorePickup",
               COALESCE(s.available_quantity, 0) AS "availableQuantity"
        FROM products p LEFT JOIN product_stock s USING (product_id)
        WHERE p.product_id = ANY(${productIds}::text[])`.execute(db);
      return rows;
    },
    async listProducts(productIds) {
      const { rows } = await sql<ProductRow>`
        SELECT ${PRODUCT} FROM products WHERE product_id = ANY(${productIds}::text[]) AND is_live`.execute(
        db,
      );
      return rows.map(toProduct);
    },
    async findHidden(slug) {
      const row = await db
        .selectFrom("products")
        .select(["name", "category_id as categoryId"])
        .where("slug", "=", slug)
        .where("is_live", "=", false)
        .executeTakeFirst();
      return row ?? null;
    },
    async getRevision() {
      const row = await db.selectFrom("catalogue_state").select("revision").executeTakeFirstOrThrow();
      return row.revision;
    },
  };
}

type ProductRow = PublicContent &
  Pick<ProductRecord, "productId" | "revision" | "sku" | "slug" | "winnerMarkupId"> & {
    readonly updatedAt: Date;
    readonly pictures: readonly ReadyPicture[];
    readonly ratedCount: number;
    readonly ratedAverage: number | null;
  };

const PRODUCT = sql`product_id AS "productId", revision, sku, slug, winner_markup_id AS "winnerMarkupId",
               updated_at AS "updatedAt", ${PUBLIC_FIELDS_OF_PRODUCTS},
               ${ratedCount("products")} AS "ratedCount", ${ratedAverage("products")} AS "ratedAverage",
               COALESCE((
                 SELECT json_agg(json_build_object('address', address, 'media', media, 'width', pictures.width,
                   'height', pictures.height, 'likeness', likeness))
                 FROM pictures
                 WHERE media IS NOT NULL AND address IN (SELECT jsonb_array_elements(images) ->> 'href')
               ), '[]') AS pictures`;

function toProduct({
  pictures,
  ratedCount: count,
  ratedAverage: average,
  ...row
}: ProductRow): ProductRecord {
  return {
    ...row,
    customerReviewCount: count,
    customerReviewAverage: average,
    supplierReviewCount: row.customerReviewCount,
    supplierReviewAverage: row.customerReviewAverage,
    url: productPath(row),
    // The table promises a price to every live row.
    regularPrice: row.regularPrice ?? 0,
    images: shownPictures(row.images, pictures),
    productLabels: OFFER_LABELS.filter((label) => row.productLabels.includes(label)),
    updatedAt: row.updatedAt.toISOString(),
  };
}
