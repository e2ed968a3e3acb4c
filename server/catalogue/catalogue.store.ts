/** Reads products and stock from PostgreSQL, each set in one statement. */
import { sql } from "kysely";
import { OFFER_LABELS } from "#contract/catalogue/lists";
import { productPath } from "#contract/site/paths";
import type { Db } from "../db/client";
import { ratedAverage, ratedCount } from "../db/ratings";
import {
  PUBLIC_FIELDS_OF_PRODUCTS,
  SHIPPING_OF_PIECE,
  type PublicContent,
} from "../db/tables/product-fields";
import type { LiveRecord, ProductRecord, StockedProduct } from "./catalogue.record";
import { createOffersColumn } from "./offers/displayed-offers.store";
import { displayedPictures, type ReadyPicture } from "./pictures/displayed-pictures.rules";

export interface CatalogueStore {
  /** Returns the current price, stock and revision. Includes hidden products, omits unknown ids. */
  listLive(productIds: readonly string[]): Promise<LiveRecord[]>;
  /** Returns live products by id, with the same data; omits unknown and hidden ones. */
  listStocked(productIds: readonly string[]): Promise<StockedProduct[]>;
  /** Returns the name and category of a hidden product; null for a visible product or an unknown slug. */
  findHidden(slug: string): Promise<{ readonly name: string; readonly categoryId: string | null } | null>;
  /** Increases with every change that a page can show. */
  getRevision(): Promise<string>;
}

export function createCatalogueStore(db: Db): CatalogueStore {
  const offers = createOffersColumn();
  return {
    async listLive(productIds) {
      const { rows } = await sql<Omit<LiveRecord, "running"> & { readonly running: string }>`
        SELECT product_id AS "productId", revision, is_live AS "isLive", category_id AS "categoryId",
               brand_id AS "brandId", regular_price_cents AS "regularPrice", sale_price_cents AS "salePrice",
               online_availability AS "onlineAvailability", in_store_pickup AS "inStorePickup",
               ${MOMENT}, ${offers.running} AS running
        FROM products LEFT JOIN product_stock AS stock USING (product_id)
        WHERE product_id = ANY(${productIds}::text[])`.execute(db);
      return rows.map(({ running, ...row }) => ({ ...row, running: offers.readRunning(running) }));
    },
    async listStocked(productIds) {
      const { rows } = await sql<ProductRow & Moment & { readonly running: string }>`
        SELECT ${PRODUCT}, ${MOMENT}, ${offers.running} AS running
        FROM products LEFT JOIN product_stock AS stock USING (product_id)
        WHERE product_id = ANY(${productIds}::text[]) AND is_live`.execute(db);
      return rows.map(({ offerCodes, wasPrice, shippingOfPiece, availableQuantity, running, ...row }) => {
        const moment = { offerCodes, wasPrice, shippingOfPiece, availableQuantity };
        const live = { ...liveContent(row), ...moment, running: offers.readRunning(running) };
        return { product: toProduct(row), live };
      });
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

/** Columns of a LiveRecord that are not product content. */
const MOMENT = sql`products.offer_codes AS "offerCodes", products.was_price_cents AS "wasPrice",
               ${SHIPPING_OF_PIECE} AS "shippingOfPiece", COALESCE(stock.available_quantity, 0) AS "availableQuantity"`;

type Moment = Pick<LiveRecord, "offerCodes" | "wasPrice" | "shippingOfPiece" | "availableQuantity">;

type ProductRow = PublicContent &
  Pick<ProductRecord, "productId" | "revision" | "sku" | "slug" | "winnerMarkupId"> & {
    readonly updatedAt: Date;
    readonly pictures: readonly ReadyPicture[];
    readonly ratedCount: number;
    readonly ratedAverage: number | null;
  };

const PRODUCT = sql`product_id AS "productId", revision, sku, slug, winner_markup_id AS "winnerMarkupId",
               products.updated_at AS "updatedAt", ${PUBLIC_FIELDS_OF_PRODUCTS},
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
    // A constraint guarantees a price on every live row.
    regularPrice: row.regularPrice ?? 0,
    images: displayedPictures(row.images, pictures),
    productLabels: OFFER_LABELS.filter((label) => row.productLabels.includes(label)),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function liveContent(row: ProductRow) {
  const { productId, revision, isLive, categoryId, brandId, regularPrice, salePrice } = row;
  const { onlineAvailability, inStorePickup } = row;
  return {
    productId,
    revision,
    isLive,
    categoryId,
    brandId,
    regularPrice,
    salePrice,
    onlineAvailability,
    inStorePickup,
  };
}
