/** Lists products for staff, and why some are hidden (STAFF-37). */
import { sql, type RawBuilder } from "kysely";
import type { AdminProduct, AdminProductsInput, ProductShow } from "#contract/catalogue/admin";
import type { Count, Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import { PRODUCT_ROW, PRODUCT_ROW_JOINS, toAdminProduct, type ProductRow } from "./product-row.store";

export interface CatalogueAdmin {
  /** Ordered by SKU. */
  findProducts(query: AdminProductsInput): Promise<Page<AdminProduct, ProductShow>>;
}

export function createCatalogueAdmin(db: Db): CatalogueAdmin {
  return {
    async findProducts({ text, show, pageNumber, pageSize }) {
      const isSought = matchesText(text);
      const [page, counted] = await Promise.all([
        sql<ProductRow>`
          WITH page AS (SELECT product_id FROM products WHERE ${isSought} AND ${conditionOf(show)}
            ORDER BY sku LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize})
          SELECT ${PRODUCT_ROW} FROM page JOIN products AS p USING (product_id) ${PRODUCT_ROW_JOINS}
          ORDER BY p.sku`.execute(db),
        sql<Count<ProductShow>>`
          SELECT COALESCE(hidden_reason, 'LIVE') AS value, count(*)::int AS count FROM products
          WHERE ${isSought} GROUP BY hidden_reason
          UNION ALL SELECT 'AWAITED', count(*)::int FROM products WHERE ${isSought} AND ${IS_AWAITED}`.execute(
          db,
        ),
      ]);
      const matching = counted.rows.filter(({ value }) =>
        show === undefined ? value !== "AWAITED" : value === show,
      );
      return {
        rows: page.rows.map(toAdminProduct),
        total: matching.reduce((sum, { count }) => sum + count, 0),
        counts: counted.rows,
      };
    },
  };
}

const IS_AWAITED = sql`product_id IN (SELECT product_id FROM stock_alerts WHERE confirmed_at IS NOT NULL)`;

function conditionOf(show: ProductShow | undefined): RawBuilder<unknown> {
  if (show === undefined) return sql`true`;
  if (show === "AWAITED") return IS_AWAITED;
  return show === "LIVE" ? sql`hidden_reason IS NULL` : sql`hidden_reason = ${show}`;
}

/** Matches a prefix of the SKU, or prefixes of words in the name. */
function matchesText(text: string): RawBuilder<unknown> {
  if (text === "") return sql`true`;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const bySku = sql`sku LIKE ${text.replace(/[\\%_]/g, "\\$&") + "%"}`;
  if (words.length === 0) return bySku;
  const query = words.map((word) => `${word}:*`).join(" & ");
  return sql`(${bySku} OR to_tsvector('simple', name) @@ to_tsquery('simple', ${query}))`;
}
