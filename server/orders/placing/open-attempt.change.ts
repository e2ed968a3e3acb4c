/** Opens a payment attempt of an order, or of its correction. */
import type { PaymentMethod } from "#contract/payments/methods";
import { PAYABLE_STATUSES, type OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import type { Hold } from "../changing/holds/hold.rules";
import { holdCorrectionFor, restartHold } from "../changing/holds/holds.store";
import type { MoneySource } from "../changing/ports/money.port";
import {
  MoveRefused,
  OutOfStock,
  type LockedCorrection,
  type OrderMoves,
} from "../changing/ports/moves.port";
import { hasUsedPromotion, type CustomerIndexes } from "../changing/promotions.store";
import { dueOf } from "../reading/leased.store";
import type { Due } from "../reading/order.port";
import type { AttemptWay, OpenedAttempt } from "./placing.port";

/** Rolls the transaction back. */
class PromotionUsed extends Error {}

/** Opens another payment attempt: the last one failed or was abandoned, or a correction awaits payment. */
export async function openAttempt(
  db: Db,
  moves: OrderMoves,
  sources: readonly MoneySource[],
  due: Due,
  { method, approvalId }: AttemptWay,
  hold: Hold,
  customer: CustomerIndexes,
): Promise<OpenedAttempt> {
  const { orderId } = due;
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await moves.lock(trx, orderId);
      if (due.correctionId !== null) {
        return await openForCorrection(trx, sources, order?.correction ?? null, due, method, hold);
      }
      // A lease may have started in the meantime; the order is payable again only if the lease fails.
      if (!order || !PAYABLE_STATUSES.includes(order.status)) return { kind: "CLOSED" };
      if (await isUnderWay(trx, sources, due, order.status, method)) return { kind: "IN_PROGRESS" };
      // Locks before stock, in the same sequence as placing an order.
      if (!(await restartHold(trx, orderId, hold))) return { kind: "HOLDS_ENOUGH" };
      if (order.status !== "PENDING_PAYMENT") {
        const summary = "Paying another way";
        await moves.move(trx, order, { to: "PENDING_PAYMENT", actor: "Customer", summary });
        // Locks after stock and promotions, in the same sequence as placing an order.
        if (await hasUsedPromotion(trx, orderId, customer)) throw new PromotionUsed();
      }
      const opening = sourceOf(sources, method).opening(dueOf(sources, due), method, approvalId);
      const { rows } = await opening.execute(trx);
      return { kind: "OPENED", paymentId: onlyRow(rows, "the opened payment attempt").id };
    });
  } catch (error) {
    if (error instanceof PromotionUsed) return { kind: "PROMOTION_USED" };
    if (error instanceof MoveRefused || error instanceof OutOfStock) return { kind: "CLOSED" };
    throw error;
  }
}

/** The hold already covers the correction's extra stock. */
async function openForCorrection(
  trx: Db,
  sources: readonly MoneySource[],
  correction: LockedCorrection | null,
  due: Due,
  method: PaymentMethod,
  { minutes }: Hold,
): Promise<OpenedAttempt> {
  if (correction?.id !== due.correctionId || correction?.isHoldOver) return { kind: "CLOSED" };
  for (const source of sources) {
    if (await source.isUnderWay(trx, due, method)) return { kind: "IN_PROGRESS" };
  }
  await holdCorrectionFor(trx, correction.id, minutes);
  const { rows } = await sourceOf(sources, method).opening(dueOf(sources, due), method, null).execute(trx);
  return { kind: "OPENED", paymentId: onlyRow(rows, "the opened attempt of a correction").id };
}

/** Whether an attempt is in progress, so that a second one by this method would pay twice. */
export async function isUnderWay(
  db: Db,
  sources: readonly MoneySource[],
  due: Due,
  status: OrderStatus,
  method: PaymentMethod,
): Promise<boolean> {
  if (due.correctionId === null && status !== "PENDING_PAYMENT") return false;
  for (const source of sources) if (await source.isUnderWay(db, due, method)) return true;
  return false;
}

/** @throws when no source takes the method; callers check this first */
export function sourceOf(sources: readonly MoneySource[], method: PaymentMethod): MoneySource {
  const source = sources.find(({ methods }) => methods.includes(method));
  if (!source) throw new Error(`No payment source accepts ${method}`);
  return source;
}
