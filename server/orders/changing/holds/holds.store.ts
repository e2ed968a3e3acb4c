/**
 * Holds goods for unpaid orders (CHECKOUT-10), within the limit of each holder, and releases them when the time is
 * over.
 */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client";
import { earliest, firstOf } from "../../../jobs/due";
import { wake } from "../../../jobs/wake";
import type { Hold, Holder } from "./hold.rules";

/**
 * SQL expression: whether a holder has reached the limit of unpaid orders, or would hold too many pieces of a product
 * with this one. Evaluating it locks the holders until the transaction ends.
 * @param exceptOrderId an order that does not count
 * @param lines a table of product_id and quantity, one row a product
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

/** An expression: when the hold ends. */
export function holdEnd({ minutes }: Pick<Hold, "minutes">): RawBuilder<Date> {
  return sql`now() + make_interval(mins => ${minutes})`;
}

export function keysOf({ holders }: Hold): Buffer[] {
  return holders.map(({ key }) => key);
}

const piecesOf = (orderId: string) => sql`(
  SELECT product_id, sum(quantity)::int AS quantity FROM order_items WHERE order_id = ${orderId} GROUP BY product_id)`;

/**
 * Restarts the hold of an order. The order is locked. @returns false when one of its holders has reached the limit
 */
export async function hold(trx: Db, orderId: string, wanted: Hold): Promise<boolean> {
  const { rows } = await sql`
    UPDATE orders SET held_until = ${holdEnd(wanted)}, holders = ${keysOf(wanted)}::bytea[]
    WHERE id = ${orderId} AND NOT ${hasReachedHoldLimit(wanted, orderId, piecesOf(orderId))} RETURNING id`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Restarts the hold of an order for a holder who had one before. The order is locked. */
export async function holdFor(trx: Db, orderId: string, minutes: number): Promise<void> {
  await sql`UPDATE orders SET held_until = ${holdEnd({ minutes })} WHERE id = ${orderId}`.execute(trx);
}

/** An expression: when the next hold ends. */
export const HOLDS_DUE = firstOf(
  earliest("orders", "held_until"),
  earliest("order_corrections", "held_until", sql`state = 'WAITING'`),
);

/** Orders whose hold, or that of their correction, has lapsed. */
export async function listLapsed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (SELECT id FROM orders WHERE held_until <= now() ORDER BY held_until LIMIT ${limit})
    UNION (SELECT order_id FROM order_corrections WHERE state = 'WAITING' AND held_until <= now()
      ORDER BY held_until LIMIT ${limit})
    LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The customer has left the payment: the hold ends now. */
export async function letGo(db: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET held_until = now() WHERE id = ${orderId} AND held_until > now()`.execute(db);
  await wake(db, "payments.holds");
}

/** Holds what a correction adds for at least that long. The order is locked. */
export async function holdCorrectionFor(trx: Db, correctionId: string, minutes: number): Promise<void> {
  await sql`UPDATE order_corrections SET held_until = GREATEST(held_until, ${holdEnd({ minutes })})
    WHERE id = ${correctionId}`.execute(trx);
}

/** Money is on its way: the goods are held until that is settled. The order is locked. */
export async function holdUntilSettled(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET held_until = NULL, holders = '{}' WHERE id = ${orderId}`.execute(trx);
}
