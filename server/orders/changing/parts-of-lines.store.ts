/**
 * Splits a line when a change affects only some of its units (ORDER-46). The split units become a new line
 * after it. Both parts take their cost from the line's running total (contract/orders/line-cents.ts), so they
 * add up to the cent.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { discountOfLast } from "#contract/orders/line-cents";
import type { Db } from "../../db/client";
import type { MoneySource } from "./ports/money.port";
import type { LockedOrder } from "./ports/moves.port";

export interface Pieces {
  readonly itemId: string;
  readonly quantity: number;
}

interface Split {
  readonly lineId: string;
  /** Id of the new line. */
  readonly partId: string;
  readonly quantity: number;
  readonly discountCents: number;
}

export interface PartedOrder {
  /** The order with the new lines. */
  readonly order: LockedOrder;
  /** The changed items: new lines replace the lines they were split from. */
  readonly itemIds: readonly string[];
  readonly splits: readonly Split[];
}

/**
 * Pure.
 * @param pieces units of lines that change only in part
 * @returns null when a line has fewer units
 */
export function partLines(
  order: LockedOrder,
  itemIds: readonly string[],
  pieces: readonly Pieces[],
): PartedOrder | null {
  const quantities = new Map(pieces.map(({ itemId, quantity }) => [itemId, quantity]));
  const splits: Split[] = [];
  for (const line of order.lines) {
    const { id, quantity } = line;
    const some = quantities.get(id) ?? quantity;
    if (some > quantity) return null;
    if (some < quantity) {
      const discountCents = discountOfLast(line, some);
      splits.push({ lineId: id, partId: randomUUID(), quantity: some, discountCents });
    }
  }
  const splitOf = (id: string) => splits.find(({ lineId }) => lineId === id);
  const lines = order.lines.flatMap((line) => {
    const split = splitOf(line.id);
    if (!split) return [line];
    const { partId: id, quantity, discountCents } = split;
    return [
      { ...line, quantity: line.quantity - quantity, discountCents: line.discountCents - discountCents },
      { ...line, id, quantity, discountCents },
    ];
  });
  return { order: { ...order, lines }, itemIds: itemIds.map((id) => splitOf(id)?.partId ?? id), splits };
}

/**
 * Writes the new lines.
 * @param revision the order revision the caller last read
 */
export async function writeParts(
  trx: Db,
  sources: readonly MoneySource[],
  orderId: string,
  splits: readonly Split[],
  revision: number,
): Promise<void> {
  for (const { lineId, partId, quantity, discountCents } of splits) {
    // Two steps keep positions unique: a row shifted early would collide with the row after it.
    await sql`UPDATE order_items SET position = -position - 1 WHERE order_id = ${orderId} AND position > (
      SELECT position FROM order_items WHERE id = ${lineId})`.execute(trx);
    await sql`UPDATE order_items SET position = -position WHERE order_id = ${orderId} AND position < 0`.execute(
      trx,
    );
    await sql`
      WITH rest AS (UPDATE order_items SET quantity = quantity - ${quantity},
          discount_cents = discount_cents - ${discountCents} WHERE id = ${lineId} RETURNING *)
      INSERT INTO order_items (id, order_id, position, product_id, product, quantity, price_cents, original_price_cents,
        shipping_cents, discount_cents, shipping_off_cents, status, partner, partner_order_id, carrier, tracking_number,
        tracking_url, ship_method, estimated_delivery_at, shipped_at, delivered_at, is_bought_by_hand, split_of, split_at)
      SELECT ${partId}, order_id, position + 1, product_id, product, ${quantity}::int, price_cents, original_price_cents,
        shipping_cents, ${discountCents}::int, shipping_off_cents, status, partner, partner_order_id, carrier, tracking_number,
        tracking_url, ship_method, estimated_delivery_at, shipped_at, delivered_at, is_bought_by_hand, id, ${revision}::int
      FROM rest`.execute(trx);
    for (const source of sources) await source.partLine(trx, lineId, partId);
  }
}

/** Whether the supplier only knows the whole line. Suppliers cancel lines, not single units. */
export async function isAtSupplier(trx: Db, splits: readonly Split[]): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM order_items WHERE id = ANY(${splits.map(({ lineId }) => lineId)}::uuid[])
    AND partner_order_id IS NOT NULL AND shipped_at IS NULL LIMIT 1`.execute(trx);
  return rows.length > 0;
}
