/**
 * Records a gateway's report on a payment in one transaction. The customer's return, webhooks and the sweeper
 * all report here, in any order and any number of times. An order is paid once, and its history has each step
 * (PAYMENT-2).
 */
import { WITHOUT_MONEY } from "#contract/payments/statuses";
import type { Db } from "../../db/client";
import {
  OutOfStock,
  type LockedOrder,
  type MovedOrder,
  type OrderMoves,
} from "../../orders/changing/ports/moves.port";
import type { OrderRecord } from "../../orders/reading/order.port";
import type { ReportedOrders } from "./reported-orders.port";
import {
  closeAttempt,
  giveUpTransaction,
  listWithOwner,
  notifyStaff,
  writeOutcome,
  type AttemptRecord,
} from "./attempts.store";
import { requestRefund } from "./refunds.store";
import { FOREIGN_PAYMENT, settleReport, type PaymentOutcome } from "./settlement.rules";
import type { PaymentReport } from "../vendors/gateway.port";

/** Payments in these states change only on request. */
export const SETTLED: readonly string[] = ["PAID", "AUTHORIZED", "REFUNDED", ...WITHOUT_MONEY];

export interface RecordedReport {
  /** False when the report does not fit the order; it is then ignored in full. */
  readonly isAccepted: boolean;
  /** The order after the report; null when no mail needed it. */
  readonly order: OrderRecord | null;
}

export async function recordReport(
  db: Db,
  { reading, moves, mails, corrections }: ReportedOrders,
  { orderId, id: paymentId }: Pick<AttemptRecord, "orderId" | "id">,
  report: PaymentReport,
): Promise<RecordedReport> {
  return db.transaction().execute(async (trx) => {
    const order = await moves.lock(trx, orderId);
    const { own: payments, foreign } = await listWithOwner(trx, orderId, paymentId, report.transactionId);
    const attempt = payments.find((record) => record.id === paymentId);
    if (!order || !attempt) return REFUSED;
    if (foreign) return refuse(trx, moves, attempt, FOREIGN_PAYMENT);
    const payment = await attemptBehind(trx, attempt, payments, report);
    const others = payments.filter(
      (record) =>
        record.id !== payment.id && record.id !== paymentId && record.correctionId === payment.correctionId,
    );
    const facts = {
      ...payment,
      isSuperseded: payment.isLeft || others.some((record) => record.attempt > payment.attempt),
      isPaidElsewhere: others.some(hasMoney),
    };
    const leasedCents = await reading.leasedOf(trx, orderId);
    const outcome = settleReport({ ...order, leasedCents }, facts, report);
    if (!outcome.payment && outcome.remark) return refuse(trx, moves, payment, outcome.remark);
    if (outcome.payment) {
      await writeOutcome(trx, moves, {
        payment,
        report,
        outcome: outcome.payment,
        isOpen: !SETTLED.includes(outcome.payment.state),
        summary: outcome.remark ?? (outcome.moves.length > 0 ? null : summaryOf(report, payment.gatewayName)),
      });
    }
    const moved = await moveThrough(trx, moves, order, payment, report, outcome);
    if (outcome.isCorrectionPaid) {
      await corrections.apply(trx, order);
      return { isAccepted: true, order: null };
    }
    const hasJustBegun = payment.state === "UNKNOWN" && outcome.payment?.state === "PENDING";
    const isWaiting = hasJustBegun && order.status === "PENDING_PAYMENT";
    return { isAccepted: true, order: isWaiting ? await mails.ofWaiting(trx, orderId) : moved };
  });
}

const REFUSED: RecordedReport = { isAccepted: false, order: null };

function hasMoney(payment: AttemptRecord): boolean {
  return payment.state === "AUTHORIZED" || payment.paidCents > payment.refundedCents;
}

/**
 * Finds the attempt that owns the reported transaction: gateways may return an earlier attempt's payment for
 * a later one. A payment with money stays with the earlier attempt; otherwise the later one takes it over.
 */
async function attemptBehind(
  trx: Db,
  attempt: AttemptRecord,
  payments: readonly AttemptRecord[],
  { transactionId }: PaymentReport,
): Promise<AttemptRecord> {
  const owner = payments.find(
    (record) => record.gatewayType === attempt.gatewayType && record.transactionId === transactionId,
  );
  if (!owner || owner === attempt) return attempt;
  if (!hasMoney(owner)) {
    await giveUpTransaction(trx, owner.id);
    return attempt;
  }
  await closeAttempt(trx, attempt.id);
  return owner;
}

/** Adds a remark for staff to the history, once, however often the gateway repeats the report. */
async function refuse(
  trx: Db,
  moves: OrderMoves,
  payment: AttemptRecord,
  remark: string,
): Promise<RecordedReport> {
  await notifyStaff(trx, moves, payment, remark, `refused\0${payment.id}\0${remark}`);
  return REFUSED;
}

/**
 * Refunds late money for an order whose stock is gone; the order stays unchanged.
 * @returns the order after the last move, if a mail needed it
 */
async function moveThrough(
  trx: Db,
  moves: OrderMoves,
  order: LockedOrder,
  payment: AttemptRecord,
  report: PaymentReport,
  outcome: PaymentOutcome,
): Promise<OrderRecord | null> {
  const refund = (amountCents: number, reason: string, key: string) =>
    requestRefund(trx, {
      heldId: payment.id,
      orderId: order.id,
      amountCents,
      reason,
      requestedBy: "System",
      key: `${key}:${payment.id}`,
    });
  if (outcome.refundCents > 0) {
    const isApplied = outcome.moves.length > 0 || outcome.isCorrectionPaid;
    const isWhole = !isApplied && outcome.refundCents >= report.amountCents;
    await refund(
      outcome.refundCents,
      isWhole ? (outcome.remark ?? "Refunding it.") : "Overpaid: refunding the excess.",
      isWhole ? "late" : "surplus",
    );
  }
  let now: LockedOrder & Partial<Pick<MovedOrder, "record">> = order;
  for (const to of outcome.moves) {
    try {
      now = await moves.move(trx, now, {
        to,
        actor: "System",
        summary: summaryOf(report, payment.gatewayName),
      });
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      const remainingCents = Math.max(report.amountCents, report.paidCents) - outcome.refundCents;
      // No move covers this payment in the history.
      if (!outcome.remark) await notifyStaff(trx, moves, payment, summaryOf(report, payment.gatewayName));
      await refund(remainingCents, "Paid too late: sold out, refunding it.", "late");
      return null;
    }
  }
  return now.record ?? null;
}

/** Includes the vendor's own status, for a lookup at the vendor. */
function summaryOf({ method, vendorStatus }: PaymentReport, name: string): string {
  return `${method ?? name}: ${vendorStatus.toLowerCase().replaceAll("_", " ")}`;
}
