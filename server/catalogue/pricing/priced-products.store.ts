/** What price rules read and write of products: a simulation and a run read the same rows. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/client";
import type { PricedProduct, RuledPrices } from "./pricing.record";

const PRICED = sql`SELECT product_id AS "productId", sku, name, supplier_id AS "supplierId", brand_id AS "brandId",
  category_id AS "categoryId", supplier_price_cents AS "supplierPrice",
  supplier_sale_price_cents AS "supplierSalePrice", regular_price_cents AS "regularPrice",
  sale_price_cents AS "salePrice", winner_markup_id AS "winnerMarkupId", is_live AS "isLive",
  product_labels AS "productLabels" FROM products`;

/** Products after an id, in the order of ids. */
export async function listPricedProducts(db: Db, after: string, limit: number): Promise<PricedProduct[]> {
  const { rows } = await sql<PricedProduct>`${PRICED}
    WHERE product_id > ${after} ORDER BY product_id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function findPricedProduct(db: Db, sku: string): Promise<PricedProduct | null> {
  const { rows } =
    await sql<PricedProduct>`${PRICED} WHERE sku = ${sku} ORDER BY is_live DESC, product_id LIMIT 1`.execute(
      db,
    );
  return rows[0] ?? null;
}

export interface PriceWrite extends RuledPrices {
  readonly productId: string;
  readonly onSale: boolean;
  readonly productLabels: readonly string[];
}

export async function writePrices(tx: Tx, revision: bigint, prices: readonly PriceWrite[]): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    UPDATE products SET regular_price_cents = "regularPrice", sale_price_cents = "salePrice",
      winner_markup_id = "winnerMarkupId", on_sale = "onSale", product_labels = "productLabels",
      revision = ${revision.toString()}::bigint, updated_at = now()
    FROM json_to_recordset(${JSON.stringify(prices)}::json) AS new ("productId" text, "regularPrice" int,
      "salePrice" int, "winnerMarkupId" text, "onSale" boolean, "productLabels" jsonb)
    WHERE product_id = "productId"`.execute(tx);
}

/** Runs `work` on the products as they are at one moment, whatever is written meanwhile. */
export function atOneMoment<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
}
