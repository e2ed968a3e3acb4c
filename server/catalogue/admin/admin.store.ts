/** The catalogue for staff: products, and why some are hidden (STAFF-37). */
import { sql, type RawBuilder } from "kysely";
import type { AdminProduct, AdminProductsInput, ProductShow } from "#contract/catalogue/admin";
import type { CatalogueLine } from "#contract/catalogue/lines";
import { nameOfRule } from "#contract/pricing/words";
import type { Count, Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import type { CategoryStepRecord } from "../../db/tables/product-fields";
import { toRule } from "../pricing/pricing.mapping";
import type { RuleContent } from "../pricing/pricing.record";

export interface CatalogueAdmin {
  /** Ordered by SKU. */
  findProducts(query: AdminProductsInput): Promise<Page<AdminProduct, ProductShow>>;
}

type ProductRow = Omit<AdminProduct, "supplierCategories" | "ruleName"> & {
  readonly path: readonly CategoryStepRecord[];
  readonly rule: RuleContent | null;
  readonly type: CatalogueLine | null;
};

export function createCatalogueAdmin(db: Db): CatalogueAdmin {
  return {
    async findProducts({ text, show, pageNumber, pageSize }) {
      const isSought = matchesText(text);
      const [page, counted] = await Promise.all([
        sql<ProductRow>`
          WITH page AS (SELECT product_id FROM products WHERE ${isSought} AND ${conditionOf(show)}
            ORDER BY sku LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize})
          SELECT p.product_id AS "productId", p.sku, p.name, p.slug, p.supplier_id AS supplier,
            p.hidden_reason AS "hiddenReason", p.supplier_category_path AS path, categories.name AS category,
            brands.name AS brand, p.supplier_price_cents AS "supplierPrice",
            COALESCE(p.sale_price_cents, p.regular_price_cents) AS price, stock.available_quantity AS stock,
            jsonb_array_length(p.images) AS pictures, (${waitingCount(sql`p.product_id`)}) AS "awaitedBy", p.winner_markup_id AS "ruleId", rules.rule, rules.type
          FROM page JOIN products AS p USING (product_id)
          LEFT JOIN categories ON categories.id = p.category_id LEFT JOIN brands ON brands.id = p.brand_id
          LEFT JOIN product_stock AS stock USING (product_id)
          LEFT JOIN (SELECT one ->> 'id' AS id, one -> 'rule' AS rule, one ->> 'type' AS type
            FROM (SELECT rules FROM price_markup_versions ORDER BY version DESC LIMIT 1) AS standing,
              jsonb_array_elements(standing.rules) AS one) AS rules ON rules.id = p.winner_markup_id
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
        rows: page.rows.map(({ path, rule, type, ...row }) => ({
          ...row,
          ruleName: rule && nameOfRule({ ...toRule(rule), type: type ?? "ELECTRONICS" }),
          supplierCategories: path.map(({ name }) => name),
        })),
        total: matching.reduce((sum, { count }) => sum + count, 0),
        counts: counted.rows,
      };
    },
  };
}

const waitingCount = (productId: RawBuilder<unknown>) => sql`
  SELECT count(*)::int FROM stock_alerts WHERE stock_alerts.product_id = ${productId} AND confirmed_at IS NOT NULL`;
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
