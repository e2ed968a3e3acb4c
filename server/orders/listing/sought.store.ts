/** Finds the orders that match a search text (ORDER-21). */
import { sql, type RawBuilder } from "kysely";
import { soughtTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";

/**
 * SQL statement: ids of orders matching a text by customer, the account's address or phone, order number
 * prefix, SKU or parcel number.
 */
export function idsOf(sealer: Sealer, text: string): RawBuilder<unknown> {
  const parts = [byCustomer(sealer, text)];
  if (isTelephone(text) || text.includes("@")) parts.push(byAccount(sealer, text));
  const number = /^(?:EF-)?([0-9A-Z]{1,8})$/i.exec(text)?.[1];
  if (number !== undefined) {
    const first = `EF-${number.toUpperCase()}`;
    // "~" sorts after every letter and digit.
    parts.push(
      sql`SELECT order_id FROM order_list WHERE unique_id ~>=~ ${first} AND unique_id ~<~ ${`${first}~`}`,
    );
  }
  if (/^[\w -]{4,60}$/.test(text)) {
    const goods = text.toUpperCase();
    parts.push(sql`SELECT order_id FROM order_items WHERE upper(product->>'sku') = ${goods}`);
    parts.push(sql`SELECT order_id FROM order_items WHERE upper(tracking_number) = ${goods}`);
  }
  return sql.join(parts, sql` UNION `);
}

function byCustomer(sealer: Sealer, text: string): RawBuilder<unknown> {
  const words = soughtTerms(sealer, text, "orders").map((terms) => sql`terms && ${terms}::bytea[]`);
  const isNobody = words.length === 0 || /^EF-/i.test(text);
  return sql`SELECT order_id FROM order_terms WHERE ${isNobody ? sql`false` : sql.join(words, sql` AND `)}`;
}

/** Fewer digits match too many orders. */
function isTelephone(text: string): boolean {
  return /^[\d\s()+.-]+$/.test(text) && text.replace(/\D/g, "").length >= 7;
}

/** The account's address and phone may differ from the order's. */
function byAccount(sealer: Sealer, text: string): RawBuilder<unknown> {
  const words = soughtTerms(sealer, text).map((terms) => sql`search_terms && ${terms}::bytea[]`);
  return sql`SELECT orders.id FROM orders WHERE user_id = ANY(ARRAY(
    SELECT users.id FROM users WHERE ${sql.join(words, sql` AND `)}))`;
}
