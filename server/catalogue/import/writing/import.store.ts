/** The importer's SQL. Runs on the importer's connection, inside the caller's transaction. */
import { sql } from "kysely";
import { HIDDEN_BY_STAFF } from "#contract/catalogue/hidden-reasons";
import type { Db, Tx } from "../../../db/client";
import {
  FIELDS_OF_PRODUCTS,
  PRODUCT_COLUMNS,
  PRODUCT_KEYS,
  PRODUCT_KEY_TYPES,
  PRODUCT_UPDATES,
  type CategoryStepRecord,
  type ProductContent,
} from "../../../db/tables/product-fields";
import { onlyRow } from "../../../db/only-row";
import type { FeedCategory } from "../feeds/feed-record";
import type { KnownProduct } from "./product-content";

/** Decides whether a record changes a product at all. */
export interface ProductFingerprint {
  readonly sku: string;
  readonly productId: string;
  readonly contentHash: string;
  readonly availableQuantity: number;
  readonly isHiddenByStaff: boolean;
}

export interface StoredProduct extends KnownProduct, ProductFingerprint {
  readonly manufacturer: string | null;
}

export interface ProductWrite extends ProductContent {
  readonly productId: string;
  readonly sku: string;
  /** Used for new products only; a known product's address never changes. */
  readonly slug: string;
  readonly contentHash: string;
  readonly winnerMarkupId: string | null;
}

export interface StockWrite {
  readonly product_id: string;
  readonly available_quantity: number;
}

const FINGERPRINT_COLUMNS =
  sql.raw(`products.sku, products.product_id AS "productId", products.content_hash AS "contentHash",
    coalesce(product_stock.available_quantity, 0) AS "availableQuantity",
    EXISTS (SELECT FROM product_hides WHERE product_hides.product_id = products.product_id AND shown_at IS NULL)
      AS "isHiddenByStaff"`);

/** Returns the fingerprints of a supplier's products, by SKU. */
export async function readFingerprints(
  tx: Tx,
  supplierId: string,
  skus: readonly string[],
): Promise<Map<string, ProductFingerprint>> {
  const { rows } = await sql<ProductFingerprint>`
    SELECT ${FINGERPRINT_COLUMNS} FROM products LEFT JOIN product_stock USING (product_id)
    WHERE products.supplier_id = ${supplierId} AND products.sku = ANY(${skus})`.execute(tx);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Returns a supplier's products, by SKU. */
export async function readKnownProducts(
  db: Db,
  supplierId: string,
  skus: readonly string[],
): Promise<Map<string, StoredProduct>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<StoredProduct>`
    SELECT ${FINGERPRINT_COLUMNS}, ${FIELDS_OF_PRODUCTS}, brands.name AS manufacturer
    FROM products
    LEFT JOIN brands ON brands.id = products.brand_id
    LEFT JOIN product_stock USING (product_id)
    WHERE products.supplier_id = ${supplierId} AND products.sku = ANY(${skus})`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Returns the ids already used by products of any supplier. */
export async function readTakenIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ product_id: string }>`
    SELECT product_id FROM products WHERE product_id = ANY(${ids})`.execute(tx);
  return new Set(rows.map((row) => row.product_id));
}

/** Adds new brands; known brands keep their name. */
export async function addBrands(tx: Tx, brands: ReadonlyMap<string, string>): Promise<void> {
  if (brands.size === 0) return;
  const values = [...brands].map(([id, name]) => ({ id, name, images: "[]" }));
  await tx
    .insertInto("brands")
    .values(values)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Inserts new products and updates changed ones, all at this revision. */
export async function writeProducts(
  tx: Tx,
  supplierId: string,
  revision: bigint,
  products: readonly ProductWrite[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    INSERT INTO products (supplier_id, revision, product_id, sku, slug, content_hash, winner_markup_id, ${PRODUCT_COLUMNS})
    SELECT ${supplierId}, ${revision.toString()}::bigint, "productId", sku, slug, "contentHash", "winnerMarkupId", ${PRODUCT_KEYS}
    FROM json_to_recordset(${JSON.stringify(products)}::json)
      AS incoming ("productId" text, sku text, slug text, "contentHash" text, "winnerMarkupId" text, ${PRODUCT_KEY_TYPES})
    ON CONFLICT (product_id) DO UPDATE SET ${PRODUCT_UPDATES}, content_hash = excluded.content_hash,
      winner_markup_id = excluded.winner_markup_id, revision = excluded.revision, updated_at = now()
    WHERE products.content_hash <> excluded.content_hash`.execute(tx);
}

export async function writeStock(tx: Tx, stock: readonly StockWrite[]): Promise<void> {
  if (stock.length === 0) return;
  await sql`
    INSERT INTO product_stock (product_id, available_quantity)
    SELECT product_id, available_quantity
    FROM json_to_recordset(${JSON.stringify(stock)}::json) AS incoming (product_id text, available_quantity int)
    ON CONFLICT (product_id) DO UPDATE SET available_quantity = excluded.available_quantity, updated_at = now()
    WHERE product_stock.available_quantity <> excluded.available_quantity`.execute(tx);
}

export async function countLive(db: Db, supplierId: string): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    SELECT count(*)::int AS live FROM products WHERE supplier_id = ${supplierId} AND is_live`.execute(db);
  return onlyRow(rows, "the count of a supplier's live products").live;
}

/** Counts the visible products among these. */
export async function countLiveOf(db: Db, supplierId: string, skus: readonly string[]): Promise<number> {
  const { rows } = await sql<{ live: number }>`SELECT count(*)::int AS live FROM products
    WHERE supplier_id = ${supplierId} AND is_live AND sku = ANY(${skus})`.execute(db);
  return onlyRow(rows, "the count of live products").live;
}

/** Counts visible products among these that now have the part; all visible products have price and stock. */
export async function countLiveWith(
  db: Db,
  supplierId: string,
  skus: readonly string[],
  part: "price" | "stock" | "pictures",
): Promise<number> {
  if (part !== "pictures") return countLiveOf(db, supplierId, skus);
  const { rows } = await sql<{ live: number }>`SELECT count(*)::int AS live FROM products
    WHERE supplier_id = ${supplierId} AND is_live AND images <> '[]' AND sku = ANY(${skus})`.execute(db);
  return onlyRow(rows, "the count of products with pictures").live;
}

/** Returns longer SKUs of visible products that begin with this one. */
export async function liveSkusBeginning(db: Db, supplierId: string, sku: string): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`SELECT sku FROM products
    WHERE supplier_id = ${supplierId} AND is_live AND starts_with(sku, ${sku}) AND sku <> ${sku}`.execute(db);
  return rows.map((row) => row.sku);
}

/** A product that the supplier sells. */
export interface OfferedProduct {
  readonly sku: string;
  /** False = hidden by staff. */
  readonly isLive: boolean;
}

const IS_HIDDEN_BY_STAFF = sql`hidden_reason = ${sql.lit(HIDDEN_BY_STAFF)}`;

/** Yields the products that are visible, or hidden by staff alone, in pages. */
export async function* listOffered(db: Db, supplierId: string): AsyncGenerator<readonly OfferedProduct[]> {
  for (let after = ""; ;) {
    const { rows } = await sql<OfferedProduct>`SELECT sku, is_live AS "isLive" FROM products
      WHERE supplier_id = ${supplierId} AND (is_live OR ${IS_HIDDEN_BY_STAFF}) AND sku > ${after}
      ORDER BY sku LIMIT 5000`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.sku;
  }
}

/**
 * Takes products off sale, all or none. Changes their content hash, so that a later record is compared with
 * the row. @returns the number of products that were visible
 */
export async function takeOffSale(
  tx: Tx,
  supplierId: string,
  revision: bigint,
  skus: readonly string[],
): Promise<number> {
  const result = await sql`UPDATE products SET is_live = false, hidden_reason = 'INACTIVE',
      content_hash = md5(content_hash || 'INACTIVE'), revision = ${revision.toString()}::bigint, updated_at = now()
    WHERE supplier_id = ${supplierId} AND is_live AND sku = ANY(${skus})`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

/** Marks products hidden by staff as discontinued too, for the day staff show them again. Shoppers see no change. */
export async function discontinueHidden(tx: Tx, supplierId: string, skus: readonly string[]): Promise<void> {
  await sql`UPDATE products SET hidden_reason = 'INACTIVE', content_hash = md5(content_hash || 'INACTIVE'),
      updated_at = now()
    WHERE supplier_id = ${supplierId} AND ${IS_HIDDEN_BY_STAFF} AND sku = ANY(${skus})`.execute(tx);
}

export async function readSupplierCategories(
  db: Db,
  supplierId: string,
): Promise<Map<string, readonly CategoryStepRecord[]>> {
  const rows = await db
    .selectFrom("supplier_categories")
    .select(["id", "path"])
    .where("supplier_id", "=", supplierId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.path as readonly CategoryStepRecord[]]));
}

/** @returns the number of new or changed categories */
export async function writeSupplierCategories(
  db: Db,
  supplierId: string,
  categories: readonly FeedCategory[],
): Promise<number> {
  const result = await sql`
    INSERT INTO supplier_categories (supplier_id, id, name, path)
    SELECT ${supplierId}, id, name, path
    FROM json_to_recordset(${JSON.stringify(categories)}::json) AS incoming (id text, name text, path jsonb)
    ON CONFLICT (supplier_id, id) DO UPDATE SET name = excluded.name, path = excluded.path
    WHERE (supplier_categories.name, supplier_categories.path) IS DISTINCT FROM (excluded.name, excluded.path)`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0);
}
