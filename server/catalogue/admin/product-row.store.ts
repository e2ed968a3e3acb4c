/** The parts of statements that read products for staff, in lists and alone. */
import { sql } from "kysely";
import type { AdminProduct } from "#contract/catalogue/admin";
import type { CatalogueLine } from "#contract/catalogue/lines";
import { nameOfRule } from "#contract/pricing/words";
import type { CategoryStepRecord } from "../../db/tables/product-fields";
import { toRule } from "../pricing/pricing.mapping";
import type { RuleContent } from "../pricing/pricing.record";

export type ProductRow = Omit<AdminProduct, "supplierCategories" | "ruleName" | "hasOwnRule"> & {
  readonly path: readonly CategoryStepRecord[];
  readonly rule: RuleContent | null;
  readonly type: CatalogueLine | null;
};

/** The columns of a ProductRow, from `products AS p` and PRODUCT_ROW_JOINS. */
export const PRODUCT_ROW = sql`p.product_id AS "productId", p.sku, p.name, p.slug, p.supplier_id AS supplier,
  p.hidden_reason AS "hiddenReason", p.supplier_category_path AS path, categories.name AS category,
  brands.name AS brand, p.supplier_price_cents AS "supplierPrice",
  COALESCE(p.sale_price_cents, p.regular_price_cents) AS price, stock.available_quantity AS stock,
  jsonb_array_length(p.images) AS pictures,
  (SELECT count(*)::int FROM stock_alerts
    WHERE stock_alerts.product_id = p.product_id AND confirmed_at IS NOT NULL) AS "awaitedBy",
  p.winner_markup_id AS "ruleId", rules.rule, rules.type`;

export const PRODUCT_ROW_JOINS = sql`
  LEFT JOIN categories ON categories.id = p.category_id LEFT JOIN brands ON brands.id = p.brand_id
  LEFT JOIN product_stock AS stock ON stock.product_id = p.product_id
  LEFT JOIN (SELECT one ->> 'id' AS id, one -> 'rule' AS rule, one ->> 'type' AS type
    FROM (SELECT rules FROM price_markup_versions ORDER BY version DESC LIMIT 1) AS active,
      jsonb_array_elements(active.rules) AS one) AS rules ON rules.id = p.winner_markup_id`;

export function toAdminProduct<Row extends ProductRow>({ path, rule, type, ...row }: Row) {
  return {
    ...row,
    ruleName: rule && nameOfRule({ ...toRule(rule), type: type ?? "ELECTRONICS" }),
    hasOwnRule: Boolean(rule?.product),
    supplierCategories: path.map(({ name }) => name),
  };
}
