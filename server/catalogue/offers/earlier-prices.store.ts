/**
 * Price history: the database records every price change, for price claims (PRICING-7, PRICING-8, WISH-7).
 */
import { sql } from "kysely";
import {
  PRICE_RETENTION_DAYS,
  WAS_PRICE_DAYS,
  type EarlierPrices,
} from "#contract/promotions/page-promotions";
import type { Db } from "../../db/client";

/**
 * Returns prices of some products in the days before their offers began, or before a price drop; products
 * without history have no row.
 */
export async function listEarlierPrices(
  unit: Db,
  offers: readonly { readonly productId: string; readonly beganAt: Date }[],
): Promise<ReadonlyMap<string, EarlierPrices>> {
  if (offers.length === 0) return new Map();
  const { rows } = await sql<EarlierPrices & { readonly productId: string }>`
    SELECT product_id AS "productId", min(cents) AS lowest, bool_or(since <= began.at - began.days) AS "isWhole"
    FROM json_to_recordset(${JSON.stringify(offers)}::json) AS offer ("productId" text, "beganAt" timestamptz)
    CROSS JOIN LATERAL (SELECT "beganAt" AS at, make_interval(days => ${WAS_PRICE_DAYS}) AS days) AS began
    JOIN product_prices ON product_id = "productId" AND since < began.at
      AND COALESCE(until > began.at - began.days, true)
    GROUP BY product_id`.execute(unit);
  return new Map(rows.map(({ productId, lowest, isWhole }) => [productId, { lowest, isWhole }]));
}

/** Batch size for deleting expired rows; the rest follows in the next run. */
const DELETE_BATCH_SIZE = 20_000;

export async function forgetPrices(db: Db): Promise<void> {
  await sql`DELETE FROM product_prices WHERE (product_id, since) IN (
    SELECT product_id, since FROM product_prices WHERE until < now() - make_interval(days => ${PRICE_RETENTION_DAYS})
    ORDER BY until LIMIT ${DELETE_BATCH_SIZE})`.execute(db);
}
