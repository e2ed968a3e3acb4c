/** The importer's SQL. Everything runs on the importer's own connection, inside a transaction of the caller. */
import { sql, type Transaction } from "kysely";
import type { Db } from "../../../db/client";
import type { CategoryStepRecord, Database } from "../../../db/tables";
import type { SupplierCategory } from "../suppliers/generic/read-category";
import type { KnownProduct, ProductContent } from "./product-content";

type Tx = Transaction<Database>;

export interface StoredProduct extends KnownProduct {
  readonly product_id: string;
  readonly supplier_id: string;
  readonly content_hash: string;
  readonly manufacturer: string | null;
}

export interface ProductWrite extends ProductContent {
  readonly product_id: string;
  /** Used when the product is new; the address of a known product never changes. */
  readonly slug: string;
  readonly content_hash: string;
}

export interface StockWrite {
  readonly product_id: string;
  readonly available_quantity: number;
}

/** Locks the catalogue's one state row, so that revisions appear in order. @returns the current revision. */
export async function lockRevision(tx: Tx): Promise<bigint> {
  const row = await tx.selectFrom("catalogue_state").select("revision").forUpdate().executeTakeFirstOrThrow();
  return BigInt(row.revision);
}

/** Publishes a revision: the row for readers, the notification (sent at commit) for whoever waits. */
export async function publishRevision(tx: Tx, revision: bigint): Promise<void> {
  await tx.updateTable("catalogue_state").set({ revision: revision.toString() }).execute();
  await notifyChange(tx, revision);
}

export async function notifyChange(tx: Tx, revision: bigint): Promise<void> {
  await sql`SELECT pg_notify('catalogue_changed', ${revision.toString()})`.execute(tx);
}

/** What tells whether a record changes a product at all. */
export interface ProductMark {
  readonly product_id: string;
  readonly supplier_id: string;
  readonly content_hash: string;
  readonly available_quantity: number;
}

export async function readProductMarks(tx: Tx, ids: readonly string[]): Promise<Map<string, ProductMark>> {
  const { rows } = await sql<ProductMark>`
    SELECT product_id, supplier_id, content_hash, coalesce(available_quantity, 0) AS available_quantity
    FROM products LEFT JOIN product_stock USING (product_id)
    WHERE product_id = ANY(${ids})`.execute(tx);
  return new Map(rows.map((row) => [row.product_id, row]));
}

export async function readKnownProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredProduct>`
    SELECT products.*, brands.name AS manufacturer, coalesce(product_stock.available_quantity, 0) AS available_quantity
    FROM products
    LEFT JOIN brands ON brands.id = products.brand_id
    LEFT JOIN product_stock USING (product_id)
    WHERE products.product_id = ANY(${ids})`.execute(tx);
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** Adds brands that are new; a known brand keeps its name. */
export async function addBrands(tx: Tx, brands: ReadonlyMap<string, string>): Promise<void> {
  if (brands.size === 0) return;
  const values = [...brands].map(([id, name]) => ({ id, name, images: "[]" }));
  await tx
    .insertInto("brands")
    .values(values)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

const COLUMNS: readonly (readonly [keyof ProductWrite, string])[] = [
  ["product_id", "text"],
  ["slug", "text"],
  ["supplier_product_id", "text"],
  ["name", "text"],
  ["brand_id", "text"],
  ["model_number", "text"],
  ["upc", "text"],
  ["category_id", "text"],
  ["supplier_category_path", "jsonb"],
  ["supplier_price_cents", "int"],
  ["supplier_sale_price_cents", "int"],
  ["regular_price_cents", "int"],
  ["sale_price_cents", "int"],
  ["on_sale", "boolean"],
  ["clearance", "boolean"],
  ["images", "jsonb"],
  ["review_count", "int"],
  ["review_average", "real"],
  ["shipping_cost_cents", "int"],
  ["free_shipping", "boolean"],
  ["home_delivery", "boolean"],
  ["in_store_pickup", "boolean"],
  ["online_availability", "boolean"],
  ["in_store_availability", "boolean"],
  ["quantity_limit", "int"],
  ["low_price_guarantee", "boolean"],
  ["best_selling_rank", "int"],
  ["description", "text"],
  ["long_description", "text"],
  ["features", "jsonb"],
  ["included_items", "jsonb"],
  ["attributes", "jsonb"],
  ["condition", "text"],
  ["product_labels", "jsonb"],
  ["is_live", "boolean"],
  ["hidden_reason", "text"],
  ["content_hash", "text"],
];
const NAMES = sql.raw(COLUMNS.map(([name]) => name).join(", "));
const TYPES = sql.raw(COLUMNS.map(([name, type]) => `${name} ${type}`).join(", "));
const UPDATES = sql.raw(
  COLUMNS.map(([name]) => name)
    .filter((name) => name !== "product_id" && name !== "slug")
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);

/** Inserts new products and updates changed ones, all at this revision. */
export async function writeProducts(
  tx: Tx,
  supplierId: string,
  revision: bigint,
  products: readonly ProductWrite[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    INSERT INTO products (supplier_id, sku, revision, ${NAMES})
    SELECT ${supplierId}, product_id, ${revision.toString()}::bigint, ${NAMES}
    FROM json_to_recordset(${JSON.stringify(products)}::json) AS incoming (${TYPES})
    ON CONFLICT (product_id) DO UPDATE SET ${UPDATES}, revision = excluded.revision, updated_at = now()
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

/** Rating, review count and product count of every brand from its live products. @returns how many changed. */
export async function recountBrands(tx: Tx): Promise<number> {
  const result = await sql`
    UPDATE brands SET rating = fresh.rating, rating_count = fresh.rating_count, product_count = fresh.product_count
    FROM (
      SELECT brands.id,
        round((sum(review_average::numeric * review_count)
          / nullif(sum(review_count) FILTER (WHERE review_average IS NOT NULL), 0)), 2)::real AS rating,
        least(coalesce(sum(review_count), 0), 2147483647)::int AS rating_count,
        count(products.product_id)::int AS product_count
      FROM brands LEFT JOIN products ON products.brand_id = brands.id AND products.is_live
      GROUP BY brands.id
    ) AS fresh
    WHERE fresh.id = brands.id
      AND (brands.rating, brands.rating_count, brands.product_count)
        IS DISTINCT FROM (fresh.rating, fresh.rating_count, fresh.product_count)`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
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

/** @returns how many categories were new or changed. */
export async function writeSupplierCategories(
  tx: Tx,
  supplierId: string,
  categories: readonly SupplierCategory[],
): Promise<number> {
  const result = await sql`
    INSERT INTO supplier_categories (supplier_id, id, name, path)
    SELECT ${supplierId}, id, name, path
    FROM json_to_recordset(${JSON.stringify(categories)}::json) AS incoming (id text, name text, path jsonb)
    ON CONFLICT (supplier_id, id) DO UPDATE SET name = excluded.name, path = excluded.path
    WHERE (supplier_categories.name, supplier_categories.path) IS DISTINCT FROM (excluded.name, excluded.path)`.execute(
    tx,
  );
  return Number(result.numAffectedRows ?? 0);
}
