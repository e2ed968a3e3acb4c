/** The orders that a search text finds (ORDER-21). */
import { sql, type RawBuilder } from "kysely";
import { soughtTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";

/** A statement: ids of the orders that a text finds, by their customer or by the beginning of their number. */
export function idsOf(sealer: Sealer, text: string): RawBuilder<unknown> {
  const words = soughtTerms(sealer, text, "orders").map((terms) => sql`terms && ${terms}::bytea[]`);
  const isNobody = words.length === 0 || /^EF-/i.test(text);
  const byTerms = sql`SELECT order_id FROM order_terms
    WHERE ${isNobody ? sql`false` : sql.join(words, sql` AND `)}`;
  const number = /^(?:EF-)?([0-9A-Z]{1,8})$/i.exec(text)?.[1];
  if (number === undefined) return byTerms;
  const first = `EF-${number.toUpperCase()}`;
  // "~" comes after every letter and digit.
  return sql`${byTerms} UNION SELECT order_id FROM order_list
    WHERE unique_id ~>=~ ${first} AND unique_id ~<~ ${`${first}~`}`;
}
