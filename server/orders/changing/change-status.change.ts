/** Moves an order to another status for customers and staff. */
import { MESSAGES } from "#contract/messages";
import { isRelease } from "#contract/orders/changes";
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { mayMoveWhileWaiting } from "../reading/permissions.rules";
import { withinLimit, type LimitedRefund } from "./limit-refunds.change";
import type { ChangeOutcome, ChangeParts } from "./ports/changes.port";
import { MoneyNotCaptured, OutOfStock, type LockedOrder } from "./ports/moves.port";
import { lockOrder, writeBoughtByHand } from "./steps.store";

export interface StatusChange extends LimitedRefund {
  readonly to: OrderStatus;
  /** Revision the caller last read; null skips the check. */
  readonly revision: number | null;
  readonly mayMove: (order: LockedOrder) => boolean;
  readonly actor: string;
  readonly sealedReason: Buffer | null;
  /** Extra work in the transaction, also when the order was moved earlier. Must be idempotent. */
  readonly alsoInTransaction?: (trx: Db) => Promise<void>;
}

const SUMMARIES: Readonly<Partial<Record<OrderStatus, string>>> = {
  CANCELLED: MESSAGES.orders.summaryOfCancelled,
  CONFIRMED_BY_SUPPLIER: "Marked as bought elsewhere",
};

/**
 * Moves an order. Idempotent.
 * @returns null when the order does not exist
 * @throws RefundLimitExceeded
 */
export async function changeStatus(
  { db, moves, sources, isOrdered, trail }: ChangeParts,
  { to, revision, mayMove, actor, sealedReason, alsoInTransaction, ...limit }: StatusChange,
): Promise<ChangeOutcome | null> {
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, limit.orderId);
      if (!order) return null;
      if (order.status === to) {
        await alsoInTransaction?.(trx);
        return { kind: "SAME" };
      }
      if (revision !== null && order.revision !== revision) return { kind: "STALE" };
      if (order.correction && !mayMoveWhileWaiting(to)) return { kind: "CORRECTION_WAITS" };
      if (order.isFraudCheckPending && !mayMoveWhileWaiting(to)) return { kind: "CHECK_WAITS" };
      if (!mayMove(order)) return { kind: "NOT_ALLOWED" };
      if (isRelease(order.status, to) && !sealedReason) return { kind: "REASON_NEEDED" };
      const isByHand = to === "CONFIRMED_BY_SUPPLIER";
      if (isByHand && (await isOrdered(trx, order.id))) return { kind: "AT_SUPPLIER" };
      const summary = SUMMARIES[to] ?? "Status changed by staff";
      const move = { to, actor, summary, sealedNote: sealedReason };
      const kind = to === "RETURNED" ? "RETURN" : "CANCELLATION";
      const moved = await withinLimit(trx, sources, { ...limit, kind }, () => moves.move(trx, order, move));
      if (isByHand) await writeBoughtByHand(trx, order.id);
      await alsoInTransaction?.(trx);
      await trail.recordOrder(trx, actor, order.id);
      return { kind: "DONE", isPaid: moved.isMoneyGoingBack, record: moved.record };
    });
  } catch (error) {
    if (error instanceof OutOfStock) return { kind: "OUT_OF_STOCK" };
    if (error instanceof MoneyNotCaptured) return { kind: "NOT_TAKEN_YET" };
    throw error;
  }
}
