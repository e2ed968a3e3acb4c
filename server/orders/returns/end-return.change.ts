/** Ends a requested return: received and refunded, or canceled by staff (ORDER-51). */
import { returnNumber } from "#contract/orders/returning/returns";
import type { Db } from "../../db/client";
import type { ChangeOutcome, ChangeParts } from "../changing/ports/changes.port";
import { applyChange } from "../changing/items/change-items.change";
import { withinLimit, type RecordRefunded } from "../changing/limit-refunds.change";
import { MoneyNotCaptured, type LockedOrder } from "../changing/ports/moves.port";
import { lockOrder, writeEvent } from "../changing/steps.store";
import { findReturn, writeEnded, type ReturnRecord } from "./returns.store";

export interface ReturnToEnd {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly returnId: string;
  /** User id of the staff member. */
  readonly actor: string;
}

export interface ReturnToReceive extends ReturnToEnd {
  readonly sealReasons: (items: ReturnRecord["items"]) => Buffer;
}

/**
 * Returns the items by the rules of item changes, which refund and email (ORDER-18). Idempotent.
 * @returns null when the return does not exist
 * @throws RefundLimitExceeded
 */
export async function receiveReturn(
  parts: ChangeParts,
  { orderId, returnId, actor, sealReasons }: ReturnToReceive,
  recordRefunded: RecordRefunded,
): Promise<ChangeOutcome | null> {
  const limit = { orderId, recordRefunded, kind: "RETURN" } as const;
  try {
    return await parts.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const back = order && (await findReturn(trx, orderId, returnId));
      if (!order || !back) return null;
      if (back.state !== "REQUESTED") return { kind: back.state === "RECEIVED" ? "SAME" : "NOT_ALLOWED" };
      const made = await withinLimit(trx, parts.sources, limit, () =>
        applyChange(trx, parts, order, {
          ...changeOf(order, back),
          actor,
          sealedReason: sealReasons(back.items),
        }),
      );
      // The same items may have been returned by an item change before.
      if (made.kind === "DONE" || made.kind === "SAME") await writeEnded(trx, returnId, "RECEIVED");
      await parts.trail.recordOrder(trx, actor, orderId);
      return made;
    });
  } catch (error) {
    if (error instanceof MoneyNotCaptured) return { kind: "NOT_TAKEN_YET" };
    throw error;
  }
}

function changeOf({ id: orderId, revision }: LockedOrder, { items }: ReturnRecord) {
  const itemIds = items.map(({ itemId }) => itemId);
  return {
    orderId,
    revision,
    itemIds,
    quantities: items,
    change: "RETURNED",
    date: null,
    parcel: null,
  } as const;
}

/** Idempotent. @returns null when the return does not exist, false when it was received */
export async function cancelReturn(
  { db, trail }: Pick<ChangeParts, "trail"> & { readonly db: Db },
  { orderId, orderNumber, returnId, actor }: ReturnToEnd,
): Promise<boolean | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const back = order && (await findReturn(trx, orderId, returnId));
    if (!back) return null;
    if (back.state !== "REQUESTED") return back.state === "CANCELLED";
    await writeEnded(trx, returnId, "CANCELLED");
    const summary = `Return ${returnNumber(orderNumber, back.position)} canceled`;
    await writeEvent(trx, { orderId, type: "ITEM_UPDATED", actor, summary });
    await trail.recordOrder(trx, actor, orderId);
    return true;
  });
}
