/** Ends the hold of an order, or of its correction, that was not paid in time (CHECKOUT-10, ORDER-44). */
import type { Db } from "../../../db/client";
import type { Due } from "../../reading/order.port";
import { endCorrection, type CorrectionEndParts } from "../end-correction.change";
import type { LockedOrder, OrderMoves } from "../ports/moves.port";
import { lockOrder } from "../steps.store";
import { holdCorrectionFor, holdUntilSettled } from "./holds.store";

export interface HoldParts extends CorrectionEndParts {
  readonly db: Db;
  readonly moves: OrderMoves;
}

/** Interval between checks of a payment still pending for an expired correction. */
const ON_ITS_WAY_MINUTES = 15;

/** Releases the stock of an expired hold unless a payment is pending. Idempotent. */
export function endHold(parts: HoldParts, orderId: string): Promise<void> {
  const { db, moves, sources } = parts;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.correction?.isHoldOver) return endCorrectionHold(trx, parts, order, order.correction.id);
    if (!order?.isHoldOver) return;
    if (await isAwaited(trx, parts, { orderId, correctionId: null })) return holdUntilSettled(trx, orderId);
    const summary = "Not paid in time: items released";
    await moves.move(trx, order, { to: "PAYMENT_FAILED", actor: "System", summary });
    for (const source of sources) await source.wake(trx, orderId);
  });
}

async function endCorrectionHold(
  trx: Db,
  parts: HoldParts,
  order: LockedOrder,
  correctionId: string,
): Promise<void> {
  const due = { orderId: order.id, correctionId };
  if (await isAwaited(trx, parts, due)) return holdCorrectionFor(trx, correctionId, ON_ITS_WAY_MINUTES);
  await endCorrection(trx, parts, order, "LAPSED", "System");
}

async function isAwaited(trx: Db, { sources }: HoldParts, due: Due): Promise<boolean> {
  for (const source of sources) if (await source.isAwaited(trx, due)) return true;
  return false;
}
