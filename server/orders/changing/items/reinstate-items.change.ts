/** Reserves stock again for items a supplier gave up on. The caller's transaction holds the order lock. */
import { STATUS_LOOKS } from "#contract/orders/orders";
import type { Db } from "../../../db/client";
import { writeReinstated } from "./items.store";
import { OutOfStock, type LockedOrder } from "../ports/moves.port";
import { writeEvent } from "../steps.store";
import { reserveStock } from "../stock.store";

/** @throws OutOfStock when the stock is gone */
export async function reinstateItems(trx: Db, order: LockedOrder, actor: string): Promise<void> {
  const before = "CANCELLED_BY_SUPPLIER";
  const lines = order.lines.filter(({ status }) => status === before);
  if (lines.length === 0) return;
  const missing = order.isStockTaken ? await reserveStock(trx, lines) : [];
  if (missing.length > 0) throw new OutOfStock(missing);
  const after = order.deliveryType === "DELIVERY_PICKUP" ? "PENDING_PICKUP" : "PENDING_SHIPMENT";
  const itemIds = lines.map(({ id }) => id);
  const names = await writeReinstated(trx, { orderId: order.id, itemIds, status: after, actor });
  const summary = `${STATUS_LOOKS[after].label} again: ${names.join(", ")}`;
  await writeEvent(trx, {
    orderId: order.id,
    type: "SHIPMENT_DETAILS_UPDATED",
    actor,
    summary,
    before,
    after,
  });
}
