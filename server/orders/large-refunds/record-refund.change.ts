/** Records refunds by staff, within the limits that apply without a second-factor code (ORDER-40). */
import { RefundLimitExceeded, type RecordRefunded } from "../changing/limit-refunds.change";
import type { RefundLimits } from "./refunds.settings";
import { findRefunded, insertRefund, lockRefunds } from "./staff-refunds.store";

/** Records a refund without a code, within the limits. Calls of one staff member run one at a time. */
export function recordWithin(staffId: string, { perOrder, perDay }: RefundLimits): RecordRefunded {
  return async (trx, orderId, cents, kind) => {
    await lockRefunds(trx, staffId);
    const { refundedForOrder, refundedInDay } = await findRefunded(trx, staffId, orderId);
    if (refundedForOrder + cents > perOrder || refundedInDay + cents > perDay)
      throw new RefundLimitExceeded();
    await insertRefund(trx, { staffId, orderId, cents, kind, isProven: false });
  };
}

/** Records a refund with a code: any amount, and both limits are reset. */
export function recordProven(staffId: string): RecordRefunded {
  return (trx, orderId, cents, kind) => insertRefund(trx, { staffId, orderId, cents, kind, isProven: true });
}

/** Records one order of an approved bulk run: included in totals, excluded from the limits. */
export function recordInBulk(staffId: string): RecordRefunded {
  return (trx, orderId, cents) =>
    insertRefund(trx, { staffId, orderId, cents, kind: "IN_BULK", isProven: false });
}
