/** Reads one product with its history, for staff (STAFF-77). */
import { sql } from "kysely";
import type { AdminProduct } from "#contract/catalogue/admin";
import { ownPictures } from "#contract/catalogue/pictures";
import type { ProductEvent, StaffProduct } from "#contract/catalogue/staff-product";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { nameOf } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import type { ImageRecord } from "../../db/tables/product-fields";
import { displayedPictures, type ReadyPicture } from "../pictures/displayed-pictures.rules";
import { PRODUCT_ROW, PRODUCT_ROW_JOINS, toAdminProduct, type ProductRow } from "./product-row.store";

/** Without what other features compute. */
export type StaffProductRecord = Omit<StaffProduct, "weekly"> & {
  readonly categoryId: string | null;
};

type Row = ProductRow &
  Pick<
    StaffProductRecord,
    "categoryId" | "description" | "longDescription" | "regularPrice" | "salePrice"
  > & {
    readonly updatedAt: Date;
    readonly suppliedImages: readonly ImageRecord[];
    readonly readyPictures: readonly ReadyPicture[];
    readonly hideReason: string | null;
    readonly hiddenAt: Date | null;
    readonly sealedHider: Buffer | null;
  };

/** @returns null for an unknown product */
export async function findStaffProduct(
  db: Db,
  sealer: Sealer,
  productId: string,
): Promise<StaffProductRecord | null> {
  const [{ rows }, history] = await Promise.all([
    sql<Row>`
      SELECT ${PRODUCT_ROW}, p.category_id AS "categoryId", p.description, p.long_description AS "longDescription",
        p.regular_price_cents AS "regularPrice", p.sale_price_cents AS "salePrice", p.updated_at AS "updatedAt",
        p.images AS "suppliedImages", COALESCE((
          SELECT json_agg(json_build_object('address', address, 'media', media, 'width', pictures.width,
            'height', pictures.height, 'likeness', likeness))
          FROM pictures
          WHERE media IS NOT NULL AND address IN (SELECT jsonb_array_elements(p.images) ->> 'href')
        ), '[]') AS "readyPictures",
        hide.reason AS "hideReason", hide.hidden_at AS "hiddenAt", hider.sealed_identity AS "sealedHider"
      FROM products AS p ${PRODUCT_ROW_JOINS}
      LEFT JOIN product_hides AS hide ON hide.product_id = p.product_id AND hide.shown_at IS NULL
      LEFT JOIN users AS hider ON hider.id = hide.hidden_by
      WHERE p.product_id = ${productId}`.execute(db),
    listHistory(db, sealer, productId),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { suppliedImages, readyPictures, hideReason, hiddenAt, sealedHider, updatedAt, ...product } =
    toAdminProduct(row);
  const hide =
    hideReason !== null && hiddenAt && sealedHider
      ? { reason: hideReason, by: nameOf(sealer, sealedHider), at: hiddenAt.toISOString() }
      : null;
  const images = ownPictures({ images: displayedPictures(suppliedImages, readyPictures) });
  return { ...product, images, hide, updatedAt: updatedAt.toISOString(), history };
}

interface HistoryRow {
  readonly event: ProductEvent;
  readonly at: Date;
  readonly sealed: Buffer | null;
  readonly reason: string | null;
  readonly cents: number | null;
}

/** Returns the latest entries, newest first. */
async function listHistory(
  db: Db,
  sealer: Sealer,
  productId: string,
): Promise<StaffProductRecord["history"]> {
  const { rows } = await sql<HistoryRow>`
    SELECT 'HIDDEN' AS event, hidden_at AS at, sealed_identity AS sealed, reason, NULL::int AS cents
    FROM product_hides JOIN users ON users.id = hidden_by WHERE product_id = ${productId}
    UNION ALL SELECT 'SHOWN', shown_at, sealed_identity, NULL, NULL
    FROM product_hides JOIN users ON users.id = shown_by WHERE product_id = ${productId}
    UNION ALL SELECT 'PRICED', since, NULL, NULL, cents FROM product_prices WHERE product_id = ${productId}
    UNION ALL SELECT 'ADDED', created_at, NULL, NULL, NULL FROM products WHERE product_id = ${productId}
    ORDER BY at DESC LIMIT ${LIMITS.catalogue.historyEntries}`.execute(db);
  return rows.map(({ at, sealed, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    by: sealed && nameOf(sealer, sealed),
  }));
}

/** A product that staff tried to hide or show. */
export type ListedProduct = Pick<AdminProduct, "productId" | "name" | "hiddenReason">;

/** Omits unknown ids. */
export async function listByIds(db: Db, productIds: readonly string[]): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    SELECT product_id AS "productId", name, hidden_reason AS "hiddenReason" FROM products
    WHERE product_id = ANY(${[...productIds]}::text[])`.execute(db);
  return rows;
}
