/** Queues an order for its suppliers, and applies their answers (ORDER-30). */
import { supplierName } from "#contract/suppliers/suppliers";
import type { Db } from "../db/client";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import { recheckOrders } from "./bills/recheck-orders.change";
import { BY_ITSELF, recordEvent } from "./reports.store";
import {
  enqueueSupplierOrders,
  recordRefused,
  recordSubmitted,
  type ClaimedOrder,
} from "./supplier-orders.store";

export interface StepParts {
  readonly db: Db;
  readonly orders: OrderFulfilment;
}

/** A no-op if the order was cancelled or submitted in the meantime. */
export function enqueueReadyOrder(
  { db, orders }: StepParts,
  orderId: string,
  suppliers: readonly string[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await orders.lock(trx, orderId);
    if (order?.status === "PENDING_FULFILMENT" && !order.correction && !order.isFraudCheckPending)
      await enqueueSupplierOrders(trx, orderId, BY_ITSELF.actor, suppliers);
  });
}

/** The supplier accepted the order, so it is confirmed. */
export function confirmSubmitted(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  partnerOrderId: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await orders.lock(trx, claimed.orderId);
    if (!order || !(await recordSubmitted(trx, claimed, partnerOrderId))) return;
    await recordEvent(
      trx,
      orders,
      order.id,
      `${supplierName(claimed.supplier)} accepted the order as ${partnerOrderId}`,
    );
    if (order.status !== "PENDING_FULFILMENT") return;
    const move = {
      to: "CONFIRMED_BY_SUPPLIER",
      actor: BY_ITSELF.actor,
      summary: "Confirmed by the supplier",
    } as const;
    await orders.move(trx, order, move);
  });
}

/** @param missing items the supplier lacks: cancelled by the supplier; the rest is ordered without them */
export function settleRefused(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  code: string,
  missing: readonly string[],
  suppliers: readonly string[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await orders.lock(trx, claimed.orderId);
    if (!order || !(await recordRefused(trx, claimed, code))) return;
    await recheckOrders(trx, [claimed.id]);
    await recordEvent(trx, orders, order.id, `${supplierName(claimed.supplier)} refused the order: ${code}`);
    if (missing.length === 0) return;
    await orders.applyChange(trx, order, {
      orderId: order.id,
      revision: order.revision,
      itemIds: missing,
      change: "CANCELLED_BY_SUPPLIER",
      ...BY_ITSELF,
      parcel: null,
    });
    await enqueueSupplierOrders(trx, order.id, BY_ITSELF.actor, suppliers);
  });
}
