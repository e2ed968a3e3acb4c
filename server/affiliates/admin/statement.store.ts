/** Streams the ledger entries of a month. */
import { sql } from "kysely";
import type { Db } from "../../db/client";

export interface StatementLine {
  readonly number: string;
  /** Day in the shop's time zone, YYYY-MM-DD. */
  readonly day: string;
  readonly kind: "APPLICATION" | "ORDER" | "ADJUSTMENT" | "REVERSAL";
  readonly isLease: boolean;
  readonly subAffiliate: string | null;
  /** The order number, or the application id. */
  readonly reference: string;
  readonly netCents: number;
  readonly takeCents: number;
  readonly isCapped: boolean;
}

const ROWS_AT_ONCE = 1_000;

/** @param month YYYY-MM in the shop's time zone */
export async function* readStatement(
  db: Db,
  code: string,
  month: string,
): AsyncGenerator<readonly StatementLine[]> {
  let after = "0";
  for (;;) {
    const { rows } = await sql<StatementLine>`
      SELECT entry.number, shop_day(entry.at)::text AS day, entry.kind, entry.is_lease AS "isLease",
        entry.sub_affiliate AS "subAffiliate", COALESCE(o.unique_id, entry.application_id::text) AS reference,
        entry.net_cents AS "netCents", entry.take_cents AS "takeCents", entry.is_capped AS "isCapped"
      FROM affiliate_entries AS entry LEFT JOIN orders AS o ON o.id = entry.order_id
      WHERE entry.affiliate = ${code} AND to_char(shop_day(entry.at), 'YYYY-MM') = ${month}
        AND entry.number > ${after}::bigint
      ORDER BY entry.number LIMIT ${ROWS_AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
    yield rows;
  }
}
