/** Orders and cancels items at suppliers for staff (ORDER-33). */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { Db } from "../db/client";
import { changeAtRevision, type SeenOrder, type StaffOutcome } from "./change-at-revision.change";
import type { StepParts } from "./submit-order.change";
import { enqueueSupplierOrders, requestCancellation, writeNotBought } from "./supplier-orders.store";

export interface OrderingParts extends StepParts {
  /** Names of the configured suppliers. */
  readonly suppliers: readonly string[];
}

/**
 * Orders items not yet ordered, and items a supplier gave up on.
 * @param includeBoughtElsewhere includes unshipped items marked as bought elsewhere
 */
export function orderItems(
  parts: OrderingParts,
  seen: SeenOrder,
  includeBoughtElsewhere: boolean,
): Promise<StaffOutcome> {
  const { orders, suppliers } = parts;
  const { actor } = seen;
  return changeAtRevision(parts, seen, async (trx, order) => {
    if (order.isFraudCheckPending) return "CHECK_WAITS";
    const { ordering } = ORDER_STATUS_ROWS[order.status].goods;
    if (ordering === "again") {
      await orders.move(trx, order, { to: "PENDING_FULFILMENT", actor, summary: "Queued to order again" });
    } else if (ordering === "wanted") {
      await orders.reinstateItems(trx, order, actor);
    } else {
      return "NOT_ALLOWED";
    }
    if (includeBoughtElsewhere) await writeNotBought(trx, order.id);
    if ((await enqueueSupplierOrders(trx, order.id, actor, suppliers)) === 0) return "NOT_ALLOWED";
    await recordEvent(parts, trx, seen, order.id, "Queued to order from the supplier");
    return "DONE";
  });
}

/** Requests cancellation of items at the supplier; the outcome is read later. */
export function cancelItems(
  parts: StepParts,
  seen: SeenOrder,
  itemIds: readonly string[],
): Promise<StaffOutcome> {
  return changeAtRevision(parts, seen, async (trx, order) => {
    if ((await requestCancellation(trx, order.id, itemIds)) === 0) return "NOT_ALLOWED";
    await recordEvent(parts, trx, seen, order.id, "Cancellation requested from the supplier");
    return "DONE";
  });
}

async function recordEvent(
  { orders }: StepParts,
  trx: Db,
  { actor }: SeenOrder,
  orderId: string,
  summary: string,
): Promise<void> {
  const event = { orderId, type: "SHIPMENT_DETAILS_UPDATED", actor, summary } as const;
  await orders.eventInsert(event).execute(trx);
}
