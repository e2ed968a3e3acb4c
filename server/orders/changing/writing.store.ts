/** Writes orders. Each function is one step of a transaction the caller holds; none decides anything. */
import { sql } from "kysely";
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { SoldProductRecord } from "../../db/order-tables";

export interface NewOrderLine {
  readonly productId: string;
  readonly product: SoldProductRecord;
  readonly quantity: number;
  readonly priceCents: number;
  readonly originalPriceCents: number;
  /** Of one piece. */
  readonly shippingCents: number;
  readonly partner: string;
}

export interface NewOrder {
  readonly uniqueId: string;
  readonly userId: string | null;
  /** User name, or "guest". */
  readonly submittedBy: string;
  readonly deliveryType: DeliveryType;
  readonly pickupLocationId: string | null;
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly originalPriceCents: number;
  readonly promotionCode: string | null;
  readonly idempotencyHash: Buffer;
  readonly requestHash: Buffer;
  readonly sealedCustomer: Buffer;
  readonly searchIndexes: readonly Buffer[];
  readonly shipState: string;
  readonly attribution: Readonly<Record<string, string>>;
  readonly lines: readonly NewOrderLine[];
}

/**
 * Takes stock for what an order holds, in the order of product ids so that two orders never wait for each other.
 * @returns the products of which there is not enough; then nothing was taken of any
 */
export async function takeStock(
  trx: Db,
  lines: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<string[]> {
  const wanted = JSON.stringify(lines.map(({ productId, quantity }) => ({ productId, quantity })));
  const { rows } = await sql<{ productId: string }>`
    WITH wanted AS (
      SELECT "productId" AS product_id, sum(quantity)::int AS quantity
      FROM jsonb_to_recordset(${wanted}::jsonb) AS line ("productId" text, quantity int) GROUP BY 1
    ), locked AS (
      SELECT product_id, available_quantity FROM product_stock
      WHERE product_id IN (SELECT product_id FROM wanted) ORDER BY product_id FOR UPDATE
    ), missing AS (
      SELECT product_id FROM wanted LEFT JOIN locked USING (product_id)
      WHERE COALESCE(locked.available_quantity, 0) < wanted.quantity
    ), taken AS (
      UPDATE product_stock AS stock
      SET available_quantity = stock.available_quantity - wanted.quantity, updated_at = now()
      FROM wanted JOIN locked USING (product_id)
      WHERE stock.product_id = wanted.product_id AND NOT EXISTS (SELECT 1 FROM missing)
    )
    SELECT product_id AS "productId" FROM missing`.execute(trx);
  return rows.map((row) => row.productId);
}

/** Gives back what an order holds. The caller has the order locked and knows that it holds it. */
export async function giveStockBack(trx: Db, orderId: string): Promise<void> {
  await sql`
    WITH held AS (
      SELECT product_id, sum(quantity)::int AS quantity FROM order_items WHERE order_id = ${orderId} GROUP BY 1
    ), locked AS (
      SELECT product_id FROM product_stock
      WHERE product_id IN (SELECT product_id FROM held) ORDER BY product_id FOR UPDATE
    )
    UPDATE product_stock AS stock
    SET available_quantity = stock.available_quantity + held.quantity, updated_at = now()
    FROM held JOIN locked USING (product_id)
    WHERE stock.product_id = held.product_id`.execute(trx);
}

export interface StatusWrite {
  readonly orderId: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: string;
  readonly summary: string;
  readonly isStockTaken: boolean;
  readonly sealedNote: Buffer | null;
  /** New status by item id, only those that change. */
  readonly items: Readonly<Record<string, ItemStatus>>;
}

/** Moves an order and its items and writes it into the history, in one statement. */
export async function writeStatus(trx: Db, write: StatusWrite): Promise<void> {
  const type: OrderEventType = write.to === "CANCELLED" ? "CANCELLED" : "STATUS_CHANGED";
  await sql`
    WITH moved AS (
      UPDATE orders SET status = ${write.to}, is_stock_taken = ${write.isStockTaken}, revision = revision + 1,
        updated_at = now(), updated_by = ${write.actor}
      WHERE id = ${write.orderId}
    ), items AS (
      UPDATE order_items SET status = change.value
      FROM jsonb_each_text(${JSON.stringify(write.items)}::jsonb) AS change
      WHERE order_items.order_id = ${write.orderId} AND order_items.id = change.key::uuid
    )
    INSERT INTO order_events (order_id, type, actor, summary, before, after, sealed_note)
    VALUES (${write.orderId}, ${type}, ${write.actor}, ${write.summary}, ${write.from}, ${write.to},
      ${write.sealedNote}::bytea)`.execute(trx);
}

export interface EventWrite {
  readonly orderId: string;
  readonly type: OrderEventType;
  readonly actor: string;
  readonly summary: string;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly sealedNote?: Buffer | null;
  readonly idempotencyHash?: Buffer | null;
}

/** Writes into the history. @returns false when an entry with this idempotency hash is there already */
export async function writeEvent(trx: Db, event: EventWrite): Promise<boolean> {
  const written = await trx
    .insertInto("order_events")
    .values({
      order_id: event.orderId,
      type: event.type,
      actor: event.actor,
      summary: event.summary,
      before: event.before ?? null,
      after: event.after ?? null,
      sealed_note: event.sealedNote ?? null,
      idempotency_hash: event.idempotencyHash ?? null,
    })
    .onConflict((conflict) => conflict.column("idempotency_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}
