/** Refunds part of an order's money on a staff member's request. */
import type { LimitedRefund } from "./limit-refunds.change";
import { requestRefund, listCaptured, sumOf } from "./refund-money.change";
import type { ChangeParts } from "./ports/changes.port";
import { lockOrder } from "./steps.store";

export type RefundOutcome =
  /** isByHand: part of the refund is manual because its gateway cannot refund. */
  | { readonly kind: "DONE"; readonly isByHand: boolean }
  | { readonly kind: "SAME" }
  /** The key belongs to a refund of another amount. */
  | { readonly kind: "OTHER_AMOUNT"; readonly earlierCents: number }
  | { readonly kind: "TOO_MUCH"; readonly mostCents: number };

/** A refund is at most one piece per payment attempt of its order. */
const MAX_PIECES = 100;

export interface RefundRequest extends LimitedRefund {
  readonly amountCents: number;
  readonly sealedReason: Buffer | null;
  readonly actor: string;
  readonly key: string;
}

/**
 * Requests a refund of at most the paid amount less earlier and pending refunds. Idempotent: the same key and amount
 * refund once.
 * @returns null when the order does not exist
 * @throws RefundLimitExceeded
 */
export async function refundOrder(
  { db, sources, trail }: ChangeParts,
  request: RefundRequest,
): Promise<RefundOutcome | null> {
  const { orderId, amountCents, actor } = request;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    const keyOf = (part: number) => `staff:${request.key}:${part}`;
    const keys = Array.from({ length: MAX_PIECES }, (_, part) => keyOf(part));
    for (const source of sources) {
      const earlierCents = await source.sumRefunded(trx, orderId, keys);
      if (earlierCents === amountCents) return { kind: "SAME" };
      if (earlierCents > 0) return { kind: "OTHER_AMOUNT", earlierCents };
    }
    const captured = await listCaptured(trx, sources, orderId);
    const mostCents = sumOf(captured);
    if (amountCents > mostCents) return { kind: "TOO_MUCH", mostCents };
    const { sealedReason } = request;
    const refund = { orderId, amountCents, requestedBy: actor, sealedReason, keyOf };
    const isByHand = await requestRefund(trx, captured, { ...refund, reason: "Requested by staff" });
    await request.recordRefunded(trx, orderId, amountCents, "REFUND");
    await trail.recordOrder(trx, actor, orderId);
    return { kind: "DONE", isByHand };
  });
}
