/** Product fields that price rules read and write: simulations and runs read the same rows. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { earliest } from "../../jobs/due";
import type { PricedProduct, RuledPrices } from "./pricing.record";
import type { SalePeriod } from "./sale-period.rules";

const COLUMNS = sql`product_id AS "productId", sku, name, supplier_id AS "supplierId", brand_id AS "brandId",
  category_id AS "categoryId", supplier_price_cents AS "supplierPrice",
  supplier_sale_price_cents AS "supplierSalePrice", regular_price_cents AS "regularPrice",
  sale_price_cents AS "salePrice", winner_markup_id AS "winnerMarkupId", is_live AS "isLive",
  product_labels AS "productLabels"`;
const PRICED = sql`SELECT ${COLUMNS} FROM products`;

/** Returns products after an id, ordered by id. */
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

export async function findPricedProducts(db: Db, productIds: readonly string[]): Promise<PricedProduct[]> {
  const { rows } = await sql<PricedProduct>`${PRICED} WHERE product_id = ANY(${[...productIds]})
    ORDER BY product_id`.execute(db);
  return rows;
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

/** Runs `work` on a snapshot of the products while others write. */
export function atOneMoment<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
}

export interface PlannedSale extends PricedProduct, SalePeriod {
  /** Null without a planned sale. */
  readonly plannedSalePrice: number | null;
}

/** An expression: when the next sale begins or ends. */
export const SALES_DUE = earliest("products", "sale_changes_at", sql`sale_changes_at IS NOT NULL`);

export async function isAnySaleDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    SELECT EXISTS (SELECT FROM products WHERE sale_changes_at <= clock_timestamp()) AS "isDue"`.execute(db);
  return onlyRow(rows, "whether a sale is due").isDue;
}

/** Returns products whose sale began or ended since their last pricing, and the database's clock. */
export async function listSalesDue(
  db: Db,
  limit: number,
): Promise<{ readonly now: Date; readonly sales: readonly PlannedSale[] }> {
  const { rows: clock } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db);
  const { now } = clock[0]!;
  const { rows: sales } =
    await sql<PlannedSale>`SELECT ${COLUMNS}, planned_sale_price_cents AS "plannedSalePrice",
      sale_starts_at AS "startsAt", sale_ends_at AS "endsAt"
    FROM products WHERE sale_changes_at <= ${now} ORDER BY sale_changes_at, product_id LIMIT ${limit}`.execute(
      db,
    );
  return { now, sales };
}

export interface SaleWrite {
  readonly productId: string;
  /** Null outside of the period. */
  readonly supplierSalePrice: number | null;
  readonly changesAt: Date | null;
}

/** Writes the suppliers' new current prices; `writePrices` writes the shop's prices. */
export async function writeSales(tx: Tx, sales: readonly SaleWrite[]): Promise<void> {
  await sql`UPDATE products SET supplier_sale_price_cents = "supplierSalePrice", sale_changes_at = "changesAt"
    FROM json_to_recordset(${JSON.stringify(sales)}::json)
      AS new ("productId" text, "supplierSalePrice" int, "changesAt" timestamptz)
    WHERE product_id = "productId"`.execute(tx);
}
