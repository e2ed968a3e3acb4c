/** Changes supplier orders for staff, based on the order as they last read it (ORDER-33). */
import type { Db } from "../db/client";
import { OutOfStock, type LockedOrder } from "../orders/changing/ports/moves.port";
import type { StepParts } from "./submit-order.change";

export type StaffOutcome =
  "DONE" | "STALE" | "NOT_ALLOWED" | "OUT_OF_STOCK" | "CORRECTION_WAITS" | "CHECK_WAITS";

/** Rolls the transaction back. */
class NotMade extends Error {
  constructor(readonly outcome: StaffOutcome) {
    super(outcome);
  }
}

export interface SeenOrder {
  /** User id of the staff member. */
  readonly actor: string;
  readonly orderId: string;
  readonly revision: number;
}

/** A change by staff, based on the order as they last read it; committed only when it is DONE. */
export async function changeAtRevision(
  { db, orders }: StepParts,
  { actor, orderId, revision }: SeenOrder,
  make: (trx: Db, order: LockedOrder) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await orders.lock(trx, orderId);
      if (!order || order.revision !== revision) return "STALE";
      if (order.correction) return "CORRECTION_WAITS";
      const outcome = await make(trx, order);
      if (outcome !== "DONE") throw new NotMade(outcome);
      await orders.recordOrder(trx, actor, order.id);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotMade) return error.outcome;
    if (error instanceof OutOfStock) return "OUT_OF_STOCK";
    throw error;
  }
}
