/** Items handed to a carrier: their state, how they are followed, history and mail in one transaction, once. */
import { sql } from "kysely";
import { ITEM_TRANSITIONS, mayFollow } from "#contract/orders";
import type { Shipment } from "#contract/order-changes";
import type { Db } from "../../db/client";
import { areAllOnTheirWay } from "../reading/status.rules";
import type { ChangeOutcome, ChangeParts } from "./changing.store";
import type { LockedOrder } from "./ledger.port";
import { lockOrder, writeEvent } from "./steps.store";

export interface ShippedItems {
  readonly orderId: string;
  /** The one that was seen. */
  readonly revision: number;
  readonly shipment: Shipment;
  readonly actor: string;
}

/** Orders whose items may leave. */
const SHIPPABLE = "CONFIRMED_BY_SUPPLIER";

/** The last parcel completes the order (ORDER-3). @returns null when there is no such order */
export async function shipItems(
  { db, ledger }: Pick<ChangeParts, "db" | "ledger">,
  { orderId, revision, shipment, actor }: ShippedItems,
): Promise<ChangeOutcome | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (await isShipped(trx, orderId, shipment)) return { kind: "SAME" };
    if (order.revision !== revision) return { kind: "STALE" };
    const items = order.lines.filter(({ id }) => shipment.itemIds.includes(id));
    const mayLeave = items.every(({ status }) => mayFollow(ITEM_TRANSITIONS, status, "SHIPPED"));
    if (order.status !== SHIPPABLE || items.length !== shipment.itemIds.length || !mayLeave) {
      return { kind: "NOT_ALLOWED" };
    }
    await writeShipment(trx, orderId, shipment, actor);
    const { carrier, trackingNumber } = shipment;
    const summary = `Shipped by ${carrier}, ${trackingNumber}`;
    await writeEvent(trx, { orderId, type: "SHIPMENT_DETAILS_UPDATED", actor, summary });
    await ledger.mailShipment(trx, orderId, shipment.itemIds);
    const now = withShipped(order, shipment.itemIds);
    if (areAllOnTheirWay(now.lines.map(({ status }) => status))) {
      await ledger.move(trx, now, { to: "COMPLETED", actor, summary: "Everything is on its way" });
    }
    return { kind: "DONE", isPaid: false };
  });
}

/** All of them left in this very parcel before. */
async function isShipped(trx: Db, orderId: string, { itemIds, trackingNumber }: Shipment): Promise<boolean> {
  const { rows } = await sql<{ shipped: number }>`
    SELECT count(*)::int AS shipped FROM order_items
    WHERE order_id = ${orderId} AND id = ANY(${itemIds}::uuid[]) AND shipped_at IS NOT NULL
      AND tracking_number = ${trackingNumber}`.execute(trx);
  return rows[0]?.shipped === itemIds.length;
}

async function writeShipment(trx: Db, orderId: string, shipment: Shipment, actor: string): Promise<void> {
  await sql`UPDATE order_items SET status = 'SHIPPED', shipped_at = now(), carrier = ${shipment.carrier},
      tracking_number = ${shipment.trackingNumber}, tracking_url = ${shipment.trackingUrl}
    WHERE order_id = ${orderId} AND id = ANY(${shipment.itemIds}::uuid[])`.execute(trx);
  await sql`UPDATE orders SET revision = revision + 1, updated_at = now(), updated_by = ${actor}
    WHERE id = ${orderId}`.execute(trx);
}

function withShipped(order: LockedOrder, itemIds: readonly string[]): LockedOrder {
  const lines = order.lines.map((line) =>
    itemIds.includes(line.id) ? { ...line, status: "SHIPPED" as const } : line,
  );
  return { ...order, lines, revision: order.revision + 1 };
}
