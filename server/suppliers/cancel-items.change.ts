/** Applies a supplier's answer to the cancellation of an item (ORDER-31). */
import { supplierName } from "#contract/suppliers/suppliers";
import { recordEvent } from "./reports.store";
import type { StepParts } from "./submit-order.change";
import { recordCancelReported, type ClaimedOrder } from "./supplier-orders.store";

/** @param refusal the supplier's code when it is too late; null = it cancels */
export function settleCancel(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  itemId: string,
  refusal: string | null,
): Promise<void> {
  const name = supplierName(claimed.supplier);
  const summary = refusal
    ? `${name} can no longer cancel an item: ${refusal}. Arrange a return when it arrives`
    : `Cancellation of an item requested from ${name}`;
  return db.transaction().execute(async (trx) => {
    await orders.lock(trx, claimed.orderId);
    await recordCancelReported(trx, claimed, itemId, refusal);
    await recordEvent(trx, orders, claimed.orderId, summary);
  });
}
