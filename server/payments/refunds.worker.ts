/**
 * Makes requested refunds. A refund is stored before the gateway is called and settled after it answers. The
 * row id is the idempotency key at the gateway, so another process can finish it after a crash, and no refund
 * is made twice.
 */
import { backoffByAge } from "../jobs/backoff";
import { bookedAs, findPayment, type AttemptRecord } from "./ledger/attempts.store";
import type { GatewayWorkParts } from "./sweeper.worker";
import { claimRefunds, postponeRefund, type ClaimedRefund } from "./ledger/refunds.store";
import { leaveToStaff, settleRefund } from "./ledger/settle-refund.change";
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from "./vendors/gateway.port";
import { codesOf } from "./vendors/problems.rules";

const AT_ONCE = 4;
const BY_HAND = "refund it manually";

/** @returns whether more refunds may be due */
export async function makeDueRefunds(parts: GatewayWorkParts): Promise<boolean> {
  const claimed = await claimRefunds(parts.db, AT_ONCE);
  await Promise.all(claimed.map((refund) => make(parts, refund)));
  return claimed.length === AT_ONCE;
}

async function make(parts: GatewayWorkParts, refund: ClaimedRefund): Promise<void> {
  const payment = await findPayment(parts.db, refund.paymentId);
  if (!payment) return;
  const gateway = parts.gateways.find(payment.gatewayType);
  if (!gateway) return postponeRefund(parts.db, refund.id, pauseAfter(refund));
  if (!gateway.refund || !payment.transactionId)
    return leaveToStaff(parts.db, parts.orders.moves, refund, payment, BY_HAND);
  try {
    const report = await gateway.refund(payment.transactionId, refund.amountCents, refund.id);
    await settleRefund(parts.db, parts.orders, refund, payment, report);
  } catch (error) {
    if (error instanceof GatewayUnavailable) {
      parts.log.warn({ refund: refund.id, reason: error.message }, "a refund is waiting for its gateway");
      return postponeRefund(parts.db, refund.id, pauseAfter(refund));
    }
    if (!(error instanceof GatewayRefused)) throw error;
    await afterRefusal(parts, refund, payment, gateway, error);
  }
}

/** A refusal may mean that an earlier attempt succeeded, or that it is too early. */
async function afterRefusal(
  parts: GatewayWorkParts,
  refund: ClaimedRefund,
  payment: AttemptRecord,
  gateway: PaymentGateway,
  refusal: GatewayRefused,
): Promise<void> {
  if (refusal.problems.some(({ name }) => name === "NOT_SETTLED")) {
    return postponeRefund(parts.db, refund.id, pauseAfter(refund));
  }
  const { transactionId, id: idempotencyKey } = payment;
  const orderId = bookedAs(payment);
  const report = await gateway.find({ transactionId, orderId, idempotencyKey }).catch(() => null);
  const isRefunded = report !== null && report.refundedCents >= payment.refundedCents + refund.amountCents;
  if (isRefunded) return settleRefund(parts.db, parts.orders, refund, payment, report);
  const reason = codesOf(refusal.problems) || "no reason given";
  return leaveToStaff(parts.db, parts.orders.moves, refund, payment, `${reason}; ${BY_HAND}`);
}

/** Seconds. */
function pauseAfter({ ageSeconds }: ClaimedRefund): number {
  return backoffByAge(ageSeconds, 5, 1 / 2);
}
