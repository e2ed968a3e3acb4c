/** Settles a refund that staff made at the payment vendor. */
import { formatMoney } from "#contract/money/money";
import type { LimitedRefund } from "./limit-refunds.change";
import type { ChangeParts } from "./ports/changes.port";
import { lockOrder, writeEvent } from "./steps.store";

export interface ManualRefund extends LimitedRefund {
  readonly refundId: string;
  readonly sealedReference: Buffer;
  readonly actor: string;
}

/**
 * Records a refund made manually at the vendor and mails the customer (PAYMENT-10).
 * @returns false when the refund is not a pending manual one; null when the order does not exist
 * @throws RefundLimitExceeded
 */
export async function settleManualRefund(
  { db, mails, sources, trail }: ChangeParts,
  { orderId, recordRefunded, refundId, sealedReference, actor }: ManualRefund,
): Promise<boolean | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return null;
    for (const source of sources) {
      const cents = await source.settleByHand(trx, orderId, refundId);
      if (cents === null) continue;
      const summary = `${formatMoney(cents)} refunded manually`;
      const sealedNote = sealedReference;
      await writeEvent(trx, { orderId, type: "PAYMENT_DETAILS_UPDATED", actor, summary, sealedNote });
      await mails.ofRefund(trx, orderId, cents);
      await recordRefunded(trx, orderId, cents, "BY_HAND");
      await trail.recordOrder(trx, actor, orderId);
      return true;
    }
    return false;
  });
}
