/** Settles a refund: made by the gateway, or left to staff. */
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import type { PaymentReport } from "../vendors/gateway.port";
import { findPayment, notifyStaff, writeOutcome, type AttemptRecord } from "./attempts.store";
import { markSettled, type ClaimedRefund } from "./refunds.store";
import type { ReportedOrders } from "./reported-orders.port";

/** Records the gateway's report on a completed refund and mails the customer, once. */
export async function settleRefund(
  db: Db,
  { moves, mails }: Pick<ReportedOrders, "moves" | "mails">,
  refund: ClaimedRefund,
  payment: AttemptRecord,
  report: PaymentReport,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await moves.lock(trx, refund.orderId);
    if (!(await markSettled(trx, refund.id, "DONE"))) return;
    const now = (await findPayment(trx, payment.id))!;
    // Authorized or unsettled money is voided instead; nothing was paid then.
    const isReleased = report.state === "CANCELLED";
    const outcome = {
      state: report.state,
      paidCents: isReleased ? report.paidCents : Math.max(now.paidCents, report.paidCents),
      refundedCents: Math.max(now.refundedCents, report.refundedCents),
    };
    const summary = `${formatMoney(refund.amountCents)} refunded by ${payment.gatewayName}`;
    await writeOutcome(trx, moves, { payment: now, report, outcome, isOpen: false, summary });
    await mails.ofRefund(trx, refund.orderId, refund.amountCents);
  });
}

/**
 * Marks a refund as manual because the gateway cannot make it, with a history entry for staff
 * (PAYMENT-10).
 */
export async function leaveToStaff(
  db: Db,
  moves: OrderMoves,
  refund: ClaimedRefund,
  payment: AttemptRecord,
  reason: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await moves.lock(trx, refund.orderId);
    if (!(await markSettled(trx, refund.id, "BY_HAND"))) return;
    const summary = `${payment.gatewayName} could not refund ${formatMoney(refund.amountCents)}: ${reason}`;
    await notifyStaff(trx, moves, payment, summary);
  });
}
