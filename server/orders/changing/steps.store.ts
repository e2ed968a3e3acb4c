/** Writes orders and their history. Each function is one statement of the caller's transaction. */
import { sql, type RawBuilder } from "kysely";
import { UNTOUCHED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../../db/in-statuses";
import { isRelease } from "#contract/orders/changes";
import type { ItemStatus, OrderEventType, OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { JobName } from "../../jobs/job-names";
import { wake } from "../../jobs/wake";
import type { EventWrite, LockedOrder } from "./ports/moves.port";

/**
 * Locks an order until the transaction ends.
 * @returns null when it does not exist
 */
export async function lockOrder(trx: Db, orderId: string): Promise<LockedOrder | null> {
  // A statement that waits for the lock reads other tables from an old snapshot, so they are read afterwards.
  await sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE`.execute(trx);
  const { rows } = await sql<LockedOrder>`
    SELECT id, user_id AS "userId", status, delivery_type AS "deliveryType", total_cents AS "totalCents",
      sub_total_cents AS "subTotalCents", shipping_cents AS "shippingCents", tax_cents AS "taxCents",
      tax_on_shipping_cents AS "taxOnShippingCents",
      ship_state AS state,
      is_stock_taken AS "isStockTaken", revision, is_check_due AS "isFraudCheckPending", COALESCE(held_until <= now(), false) AS "isHoldOver",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', item.id, 'productId', item.product_id,
          'quantity', item.quantity, 'priceCents', item.price_cents, 'discountCents', item.discount_cents,
          'shippingOffCents', item.shipping_off_cents, 'status', item.status) ORDER BY position), '[]')
        FROM order_items AS item WHERE item.order_id = orders.id) AS lines,
      (SELECT jsonb_build_object('id', asked.id, 'state', asked.state, 'dueCents', asked.due_cents,
          'isHoldOver', asked.held_until <= now())
        FROM order_corrections AS asked WHERE asked.order_id = orders.id AND asked.state = 'WAITING') AS correction
    FROM orders WHERE id = ${orderId}`.execute(trx);
  return rows[0] ?? null;
}

export interface StatusWrite {
  readonly orderId: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: string;
  readonly summary: string;
  readonly isStockTaken: boolean;
  readonly sealedNote: Buffer | null;
  /** New status by item id, only for items that change. */
  readonly items: Readonly<Record<string, ItemStatus>>;
}

/** A release by staff covers the order as it is now; a cancelled order needs no check. */
function isCheckOver({ from, to }: StatusWrite): boolean {
  return to === "CANCELLED" || isRelease(from, to);
}

/** Part of an UPDATE: an item its supplier cancelled no longer counts as bought manually. */
export function boughtAs(status: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`is_bought_by_hand = is_bought_by_hand AND ${status} <> 'CANCELLED_BY_SUPPLIER'`;
}

/**
 * Marks items not yet shipped as bought outside the shop's supplier ordering. The caller holds the order
 * lock.
 */
export async function writeBoughtByHand(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE order_items SET is_bought_by_hand = true
    WHERE order_id = ${orderId} AND status ${inStatuses(UNTOUCHED_ITEMS)}`.execute(trx);
}

/** The jobs that process orders of a status. */
const JOBS: Readonly<Partial<Record<OrderStatus, JobName>>> = {
  PAYMENT_RECEIVED: "orders.fraud-checks",
  PENDING_FULFILMENT: "suppliers.order-creation",
  CANCELLED: "suppliers.order-tracking",
};

/** Moves an order and its items and writes the history, in one statement. */
export async function writeStatus(trx: Db, write: StatusWrite): Promise<void> {
  const type: OrderEventType = write.to === "CANCELLED" ? "CANCELLED" : "STATUS_CHANGED";
  await sql`
    WITH moved AS (
      UPDATE orders SET status = ${write.to}, is_stock_taken = ${write.isStockTaken}, revision = revision + 1,
        held_until = CASE WHEN ${write.to} = 'PENDING_PAYMENT' THEN held_until END,
        holders = CASE WHEN ${write.to} = 'PENDING_PAYMENT' THEN holders ELSE '{}' END,
        is_check_due = is_check_due AND NOT ${isCheckOver(write)}::boolean,
        updated_at = now(), updated_by = ${write.actor}
      WHERE id = ${write.orderId}
    ), items AS (
      UPDATE order_items SET status = change.value, ${boughtAs(sql`change.value`)}
      FROM jsonb_each_text(${JSON.stringify(write.items)}::jsonb) AS change
      WHERE order_items.order_id = ${write.orderId} AND order_items.id = change.key::uuid
    )
    INSERT INTO order_events (order_id, type, actor, summary, before, after, sealed_note)
    VALUES (${write.orderId}, ${type}, ${write.actor}, ${write.summary}, ${write.from}, ${write.to},
      ${write.sealedNote}::bytea)`.execute(trx);
  await wake(trx, "affiliates.commissions");
  const job = JOBS[write.to];
  if (job) await wake(trx, job);
}

/** SQL statement that inserts a history entry; an existing idempotency hash makes it a no-op. */
export function eventInsert(event: EventWrite): RawBuilder<unknown> {
  const { orderId, type, actor, summary, before = null, after = null } = event;
  return sql`
    INSERT INTO order_events (order_id, type, actor, summary, before, after, sealed_note, idempotency_hash)
    VALUES (${orderId}, ${type}, ${actor}, ${summary}, ${before}, ${after}, ${event.sealedNote ?? null}::bytea,
      ${event.idempotencyHash ?? null}::bytea)
    ON CONFLICT (idempotency_hash) DO NOTHING`;
}

/**
 * Raises the revision, so that changes based on a stale revision are refused. The caller holds the order
 * lock.
 */
export async function writeTouched(trx: Db, orderId: string, actor: string): Promise<void> {
  await sql`UPDATE orders SET revision = revision + 1, updated_at = now(), updated_by = ${actor}
    WHERE id = ${orderId}`.execute(trx);
}

/** @returns false when it is already so */
export async function writeReminders(
  trx: Db,
  orderId: string,
  isOn: boolean,
  actor: string,
): Promise<boolean> {
  const { rows } = await sql`
      UPDATE orders SET reminders = ${isOn}, updated_at = now(), updated_by = ${actor}
      WHERE id = ${orderId} AND reminders <> ${isOn} RETURNING id`.execute(trx);
  return rows.length > 0;
}

export async function writeEvent(trx: Db, event: EventWrite): Promise<void> {
  await eventInsert(event).execute(trx);
}
