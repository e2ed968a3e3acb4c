/** Ends the hold of an order, or of its correction, that was not paid in time (CHECKOUT-10, ORDER-44). */
import type { Db } from "../../../db/client";
import type { Due } from "../../reading/order.port";
import { endCorrection, type CorrectionEndParts } from "../end-correction.store";
import type { OrderHolds } from "../ports/holds.port";
import { HOLDS_DUE, holdCorrectionFor, holdFor, holdUntilSettled, letGo, listLapsed } from "./holds.store";
import type { LockedOrder, OrderMoves } from "../ports/moves.port";
import { lockOrder } from "../steps.store";

export interface HoldParts extends CorrectionEndParts {
  readonly db: Db;
  readonly moves: OrderMoves;
}

/** Interval between checks of a payment still pending for an expired correction. */
const ON_ITS_WAY_MINUTES = 15;

export function createOrderHolds(parts: HoldParts): OrderHolds {
  const { db, moves, sources } = parts;
  const isAwaited = async (trx: Db, due: Due) => {
    for (const source of sources) if (await source.isAwaited(trx, due)) return true;
    return false;
  };
  const lapse = async (trx: Db, order: LockedOrder, correctionId: string): Promise<void> => {
    const due = { orderId: order.id, correctionId };
    if (await isAwaited(trx, due)) return holdCorrectionFor(trx, correctionId, ON_ITS_WAY_MINUTES);
    await endCorrection(trx, parts, order, "LAPSED", "System");
  };
  return {
    holdFor,
    due: HOLDS_DUE,
    listLapsed: (limit) => listLapsed(db, limit),
    letGo: (orderId) => letGo(db, orderId),
    endHold: (orderId) =>
      db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        if (order?.correction?.isHoldOver) return lapse(trx, order, order.correction.id);
        if (!order?.isHoldOver) return;
        if (await isAwaited(trx, { orderId, correctionId: null })) return holdUntilSettled(trx, orderId);
        const summary = "Not paid in time: items released";
        await moves.move(trx, order, { to: "PAYMENT_FAILED", actor: "System", summary });
        for (const source of sources) await source.wake(trx, orderId);
      }),
  };
}
