/** Holds stock for unpaid orders within each holder's limit, and releases expired holds (CHECKOUT-10). */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client";
import { earliest, firstOf } from "../../../jobs/due";
import { wake } from "../../../jobs/wake";
import type { Hold, Holder } from "./hold.rules";

/**
 * SQL expression: whether a holder is at the limit of unpaid orders, or would exceed the unit limit of a
 * product with this order. Evaluating it locks the holders until the transaction ends.
 * @param exceptOrderId an order that does not count
 * @param lines a table of product_id and quantity, one row per product
 */
export function hasReachedHoldLimit(
  { holders }: Hold,
  exceptOrderId: string | null,
  lines: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const column = <Value>(valueOf: (holder: Holder) => Value) => holders.map(valueOf);
  return sql`EXISTS (
    SELECT 1 FROM unnest(${column(({ key }) => key)}::bytea[], ${column(({ mostOrders }) => mostOrders)}::int[],
      ${column(({ mostPieces }) => mostPieces)}::int[]) AS holder (key, most_orders, most_pieces)
    WHERE keeps_enough(holder.key, ${exceptOrderId}::uuid, holder.most_orders, holder.most_pieces,
      (SELECT COALESCE(jsonb_object_agg(line.product_id, line.quantity), '{}') FROM ${lines} AS line)))`;
}

/** SQL expression: the end of the hold. */
export function holdEnd({ minutes }: Pick<Hold, "minutes">): RawBuilder<Date> {
  return sql`now() + make_interval(mins => ${minutes})`;
}

export function keysOf({ holders }: Hold): Buffer[] {
  return holders.map(({ key }) => key);
}

const piecesOf = (orderId: string) => sql`(
  SELECT product_id, sum(quantity)::int AS quantity FROM order_items WHERE order_id = ${orderId} GROUP BY product_id)`;

/**
 * Restarts the hold of an order. The caller holds the order lock.
 * @returns false when a holder is at its limit
 */
export async function restartHold(trx: Db, orderId: string, hold: Hold): Promise<boolean> {
  const { rows } = await sql`
    UPDATE orders SET held_until = ${holdEnd(hold)}, holders = ${keysOf(hold)}::bytea[]
    WHERE id = ${orderId} AND NOT ${hasReachedHoldLimit(hold, orderId, piecesOf(orderId))} RETURNING id`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Restarts the hold of an order whose holder had one before. The caller holds the order lock. */
export async function holdFor(trx: Db, orderId: string, minutes: number): Promise<void> {
  await sql`UPDATE orders SET held_until = ${holdEnd({ minutes })} WHERE id = ${orderId}`.execute(trx);
}

/** SQL expression: when the next hold ends. */
export const HOLDS_DUE = firstOf(
  earliest("orders", "held_until"),
  earliest("order_corrections", "held_until", sql`state = 'WAITING'`),
);

/** Orders whose hold, or whose correction's hold, has expired. */
export async function listLapsed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (SELECT id FROM orders WHERE held_until <= now() ORDER BY held_until LIMIT ${limit})
    UNION (SELECT order_id FROM order_corrections WHERE state = 'WAITING' AND held_until <= now()
      ORDER BY held_until LIMIT ${limit})
    LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends the hold now because the customer left the payment. */
export async function letGo(db: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET held_until = now() WHERE id = ${orderId} AND held_until > now()`.execute(db);
  await wake(db, "payments.holds");
}

/** Holds the stock a correction adds for at least this long. The caller holds the order lock. */
export async function holdCorrectionFor(trx: Db, correctionId: string, minutes: number): Promise<void> {
  await sql`UPDATE order_corrections SET held_until = GREATEST(held_until, ${holdEnd({ minutes })})
    WHERE id = ${correctionId}`.execute(trx);
}

/** Holds the stock until a pending payment settles. The caller holds the order lock. */
export async function holdUntilSettled(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET held_until = NULL, holders = '{}' WHERE id = ${orderId}`.execute(trx);
}
