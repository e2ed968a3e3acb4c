/** The stored prices of a supplier's products, for comparison with an import. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import type { RuledPrices, RuledProduct } from "../../pricing/pricing.record";
import type { SupplierPrices } from "../writing/merge-prices";

export interface KnownPrices
  extends Omit<RuledProduct, "supplierPrice" | "supplierSalePrice">, RuledPrices, SupplierPrices {
  readonly name: string;
  readonly isLive: boolean;
  readonly isInStock: boolean;
}

const PAGE = 5_000;
/** Visible products, and products that a feed can make visible again. */
const SHOWABLE = sql`regular_price_cents IS NOT NULL AND (is_live OR hidden_reason = 'INACTIVE')`;

/** Returns SKUs of products with a price. */
export async function skusWithPrices(db: Db, supplierId: string): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`SELECT sku FROM products
    WHERE supplier_id = ${supplierId} AND ${SHOWABLE}`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}

/** In pages, ordered by SKU. */
export async function* listKnownPrices(db: Db, supplierId: string): AsyncGenerator<readonly KnownPrices[]> {
  for (let after = ""; ;) {
    const { rows } =
      await sql<KnownPrices>`SELECT sku, name, supplier_id AS "supplierId", brand_id AS "brandId",
        category_id AS "categoryId", is_live AS "isLive", COALESCE(available_quantity > 0, false) AS "isInStock", supplier_price_cents AS "supplierPrice",
        supplier_sale_price_cents AS "supplierSalePrice", planned_sale_price_cents AS "plannedSalePrice",
        sale_starts_at AS "saleStartsAt", sale_ends_at AS "saleEndsAt", sale_changes_at AS "saleChangesAt",
        regular_price_cents AS "regularPrice", sale_price_cents AS "salePrice", winner_markup_id AS "winnerMarkupId"
      FROM products LEFT JOIN product_stock USING (product_id)
      WHERE supplier_id = ${supplierId} AND ${SHOWABLE} AND sku > ${after}
      ORDER BY sku LIMIT ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.sku;
  }
}

export interface LiveProduct {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
}

/** Returns the shopper-facing data of these products. */
export async function listLiveOf(
  db: Db,
  supplierId: string,
  skus: readonly string[],
): Promise<readonly LiveProduct[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<LiveProduct>`SELECT sku, name,
      COALESCE(sale_price_cents, regular_price_cents) AS price FROM products
    WHERE supplier_id = ${supplierId} AND is_live AND sku = ANY(${[...skus]}) ORDER BY sku`.execute(db);
  return rows;
}
