/** Changes the items of an order as a supplier reports them (ORDER-32). */
import type { ItemChange } from "#contract/orders/item-changes";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import { MoneyNotCaptured } from "../orders/changing/ports/moves.port";
import { recheckOrders } from "./bills/recheck-orders.change";
import { BY_ITSELF, recordOver } from "./reports.store";
import type { StepParts } from "./submit-order.change";
import type { ClaimedOrder } from "./supplier-orders.store";

export type Parcel = NonNullable<Parameters<OrderFulfilment["applyChange"]>[2]["parcel"]>;

/** A change of the items in one parcel. */
export interface ItemStep {
  readonly change: ItemChange;
  readonly parcel: Parcel | null;
  readonly itemIds: readonly string[];
}

/** A repeated or no longer allowed step is a no-op. */
export async function makeStep(
  { db, orders }: StepParts,
  claimed: ClaimedOrder,
  step: ItemStep,
): Promise<void> {
  const { orderId } = claimed;
  try {
    await db.transaction().execute(async (trx) => {
      const order = await orders.lock(trx, orderId);
      if (!order) return;
      const change = { ...step, ...BY_ITSELF, orderId, revision: order.revision };
      const outcome = await orders.applyChange(trx, order, change);
      const isApplied = outcome.kind === "DONE" || outcome.kind === "SAME";
      if (!isApplied || step.change !== "CANCELLED_BY_SUPPLIER") return;
      await recordOver(trx, claimed, step.itemIds);
      await recheckOrders(trx, [claimed.id]);
    });
  } catch (error) {
    // Retried at the next check, once the money is captured.
    if (!(error instanceof MoneyNotCaptured)) throw error;
  }
}
