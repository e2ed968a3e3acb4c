/**
 * Gives back what was asked for. A refund is a row before the gateway is asked and settled after it answered, under
 * the row's own id as the gateway's key: a process that dies in between leaves it to the next, and no money goes twice.
 */
import { formatMoney } from "#contract/money";
import type { Db } from "../db/client";
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentReport,
} from "./vendors/gateway.port";
import { lockOrder } from "../orders/changing/moves.store";
import type { OrderMails } from "../orders/mails/order-mails.store";
import { writeEvent } from "../orders/changing/writing.store";
import { findPayment, writeOutcome, type PaymentRecord } from "./attempts.store";
import { claimRefunds, postponeRefund, settleRefund, type ClaimedRefund } from "./refunds.store";
import type { WorkerLog } from "../gateways/worker";

export interface RefundParts {
  readonly db: Db;
  readonly gatewayOf: (payment: PaymentRecord) => PaymentGateway | null;
  readonly mails: OrderMails;
  readonly log: WorkerLog;
}

const AT_ONCE = 4;
const BY_HAND = "it has to be given back by hand";

/** @returns whether there may be more to do */
export async function makeDueRefunds(parts: RefundParts): Promise<boolean> {
  const claimed = await claimRefunds(parts.db, AT_ONCE);
  await Promise.all(claimed.map((refund) => make(parts, refund)));
  return claimed.length === AT_ONCE;
}

async function make(parts: RefundParts, refund: ClaimedRefund): Promise<void> {
  const payment = await findPayment(parts.db, refund.paymentId);
  if (!payment) return;
  const gateway = parts.gatewayOf(payment);
  if (!gateway) return postponeRefund(parts.db, refund.id, pauseAfter(refund));
  if (!gateway.refund || !payment.transactionId) return refuse(parts, refund, payment, BY_HAND);
  try {
    const report = await gateway.refund(payment.transactionId, refund.amountCents, refund.id);
    await settle(parts, refund, payment, report);
  } catch (error) {
    if (error instanceof GatewayUnavailable) {
      parts.log.warn({ refund: refund.id, reason: error.message }, "a refund has to wait for its gateway");
      return postponeRefund(parts.db, refund.id, pauseAfter(refund));
    }
    if (!(error instanceof GatewayRefused)) throw error;
    await afterRefusal(parts, refund, payment, gateway, error);
  }
}

/** A refusal may mean that an earlier try went through, or that it is too early. */
async function afterRefusal(
  parts: RefundParts,
  refund: ClaimedRefund,
  payment: PaymentRecord,
  gateway: PaymentGateway,
  refusal: GatewayRefused,
): Promise<void> {
  if (refusal.problems.some(({ name }) => name === "NOT_SETTLED")) {
    return postponeRefund(parts.db, refund.id, pauseAfter(refund));
  }
  const { transactionId, orderId, id: idempotencyKey } = payment;
  const report = await gateway.find({ transactionId, orderId, idempotencyKey }).catch(() => null);
  const hasGone = report !== null && report.refundedCents >= payment.refundedCents + refund.amountCents;
  if (hasGone) return settle(parts, refund, payment, report);
  const why = refusal.problems.map(({ name, code }) => `${name} (${code})`).join(", ");
  return refuse(parts, refund, payment, `${why || "no reason given"}; ${BY_HAND}`);
}

async function settle(
  { db, mails }: RefundParts,
  refund: ClaimedRefund,
  payment: PaymentRecord,
  report: PaymentReport,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, refund.orderId);
    if (!(await settleRefund(trx, refund.id, "DONE"))) return;
    const now = (await findPayment(trx, payment.id))!;
    // What was only reserved, or not yet settled, is released instead: then nothing was paid.
    const isReleased = report.state === "CANCELLED";
    const outcome = {
      state: report.state,
      paidCents: isReleased ? report.paidCents : Math.max(now.paidCents, report.paidCents),
      refundedCents: Math.max(now.refundedCents, report.refundedCents),
    };
    const summary = `${formatMoney(refund.amountCents)} given back by ${payment.gatewayName}`;
    await writeOutcome(trx, { payment: now, report, outcome, isOpen: false, summary });
    await mails.ofRefund(trx, refund.orderId, refund.amountCents);
  });
}

async function refuse(
  { db }: RefundParts,
  refund: ClaimedRefund,
  payment: PaymentRecord,
  why: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, refund.orderId);
    if (!(await settleRefund(trx, refund.id, "REFUSED"))) return;
    await writeEvent(trx, {
      orderId: refund.orderId,
      type: "PAYMENT_DETAILS_UPDATED",
      actor: "System",
      summary: `${formatMoney(refund.amountCents)} could not be given back by ${payment.gatewayName}: ${why}`,
      before: payment.state,
      after: payment.state,
    });
  });
}

/** Seconds: longer the longer it has been waiting, an hour at most. */
function pauseAfter({ ageSeconds }: ClaimedRefund): number {
  return Math.min(3_600, Math.max(5, Math.round(ageSeconds / 2)));
}
