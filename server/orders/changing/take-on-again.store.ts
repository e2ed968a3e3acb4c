/** Reserves stock again for items a supplier gave up on. The caller's transaction holds the order lock. */
import { sql } from "kysely";
import { STATUS_LOOKS } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { wake } from "../../jobs/wake";
import { OutOfStock, type LockedOrder } from "./ports/moves.port";
import { writeEvent } from "./steps.store";
import { reserveStock } from "./stock.store";

/** @throws OutOfStock when the stock is gone */
export async function takeOnAgain(trx: Db, order: LockedOrder, actor: string): Promise<void> {
  const before = "CANCELLED_BY_SUPPLIER";
  const lines = order.lines.filter(({ status }) => status === before);
  if (lines.length === 0) return;
  const missing = order.isStockTaken ? await reserveStock(trx, lines) : [];
  if (missing.length > 0) throw new OutOfStock(missing);
  const after = order.deliveryType === "DELIVERY_PICKUP" ? "PENDING_PICKUP" : "PENDING_SHIPMENT";
  const { rows } = await sql<{ name: string }>`UPDATE order_items SET status = ${after}
    WHERE id = ANY(${lines.map(({ id }) => id)}::uuid[]) RETURNING product->>'name' AS name`.execute(trx);
  await sql`UPDATE orders SET revision = revision + 1, updated_at = now(), updated_by = ${actor}
    WHERE id = ${order.id}`.execute(trx);
  await wake(trx, "affiliates.commissions");
  const summary = `${STATUS_LOOKS[after].label} again: ${rows.map(({ name }) => name).join(", ")}`;
  await writeEvent(trx, {
    orderId: order.id,
    type: "SHIPMENT_DETAILS_UPDATED",
    actor,
    summary,
    before,
    after,
  });
}
