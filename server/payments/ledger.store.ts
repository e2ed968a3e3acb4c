/**
 * What a gateway says of a payment, taken in as one transaction. Browser return, webhook and sweeper all end here, in
 * any order and any number: an order is paid once, and its history tells each step (PAYMENT-2).
 */
import { createHash } from "node:crypto";
import type { Db } from "../db/client";
import type { PaymentReport, PaymentState } from "./vendors/gateway.port";
import { lockOrder, moveOrder, OutOfStock, type LockedOrder } from "../orders/changing/moves.store";
import { settleReport, type PaymentOutcome } from "./settlement.rules";
import { writeEvent } from "../orders/changing/writing.store";
import {
  closeAttempt,
  giveUpTransaction,
  listWithOwner,
  writeOutcome,
  type PaymentRecord,
} from "./attempts.store";
import { requestRefund } from "./refunds.store";

/** Nothing more will come of a payment in these states unless somebody asks for it. */
export const SETTLED: readonly PaymentState[] = [
  "PAID",
  "AUTHORIZED",
  "FAILED",
  "CANCELLED",
  "EXPIRED",
  "REFUNDED",
];

export interface Recorded {
  readonly order: LockedOrder;
  readonly hasMoved: boolean;
  /** As it was before. */
  readonly payment: PaymentRecord;
  readonly outcome: PaymentOutcome;
}

/** Runs in the same transaction, such as the mail that tells of it. */
export type Alongside = (trx: Db, recorded: Recorded) => Promise<void>;

/** @returns null when there is no such payment */
export async function recordReport(
  db: Db,
  orderId: string,
  paymentId: string,
  report: PaymentReport,
  alongside?: Alongside,
): Promise<Recorded | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const { own: payments, foreign } = await listWithOwner(trx, orderId, paymentId, report.transactionId);
    const asked = payments.find((one) => one.id === paymentId);
    if (!order || !asked) return null;
    if (foreign) return refuse(trx, order, asked, "The payment belongs to another order.");
    const payment = await attemptBehind(trx, asked, payments, report);
    const others = payments.filter((one) => one.id !== payment.id && one.id !== paymentId);
    const facts = {
      ...payment,
      isSuperseded: others.some((one) => one.attempt > payment.attempt),
      isPaidElsewhere: others.some(hasMoney),
    };
    const outcome = settleReport(order, facts, report);
    if (!outcome.payment && outcome.remark) return refuse(trx, order, payment, outcome.remark);
    if (outcome.payment) await keepOutcome(trx, payment, report, outcome);
    const moved = await moveThrough(trx, order, payment, report, outcome);
    const recorded = { order: moved, hasMoved: moved !== order, payment, outcome };
    await alongside?.(trx, recorded);
    return recorded;
  });
}

function hasMoney(payment: PaymentRecord): boolean {
  return payment.state === "AUTHORIZED" || payment.paidCents > payment.refundedCents;
}

/**
 * Gateways lead a further attempt to the payment an earlier one began. Money that is in it stays with the earlier
 * attempt; without money the later one takes it over.
 */
async function attemptBehind(
  trx: Db,
  asked: PaymentRecord,
  payments: readonly PaymentRecord[],
  { transactionId }: PaymentReport,
): Promise<PaymentRecord> {
  const owner = payments.find(
    (one) => one.gatewayType === asked.gatewayType && one.transactionId === transactionId,
  );
  if (!owner || owner === asked) return asked;
  if (!hasMoney(owner)) {
    await giveUpTransaction(trx, owner.id);
    return asked;
  }
  await closeAttempt(trx, asked.id);
  return owner;
}

/** Told to staff once, however often the gateway repeats it. */
async function refuse(
  trx: Db,
  order: LockedOrder,
  payment: PaymentRecord,
  remark: string,
): Promise<Recorded> {
  await writeEvent(trx, {
    orderId: order.id,
    type: "PAYMENT_DETAILS_UPDATED",
    actor: "System",
    summary: remark,
    before: payment.state,
    after: payment.state,
    idempotencyHash: createHash("sha256").update(`refused\0${payment.id}\0${remark}`).digest(),
  });
  const outcome = { payment: null, moves: [], refundCents: 0, remark };
  return { order, hasMoved: false, payment, outcome };
}

async function keepOutcome(
  trx: Db,
  payment: PaymentRecord,
  report: PaymentReport,
  outcome: PaymentOutcome,
): Promise<void> {
  if (!outcome.payment) return;
  await writeOutcome(trx, {
    payment,
    report,
    outcome: outcome.payment,
    isOpen: !SETTLED.includes(outcome.payment.state),
    summary: outcome.remark ?? summaryOf(report, payment.gatewayName),
  });
}

/** Late money for an order whose stock is gone meanwhile goes back; the order stays as it is. */
async function moveThrough(
  trx: Db,
  order: LockedOrder,
  payment: PaymentRecord,
  report: PaymentReport,
  outcome: PaymentOutcome,
): Promise<LockedOrder> {
  const refund = (reason: string) =>
    requestRefund(trx, {
      paymentId: payment.id,
      orderId: order.id,
      amountCents: Math.max(report.amountCents, report.paidCents),
      reason,
      requestedBy: "System",
      key: `late:${payment.id}`,
    });
  if (outcome.refundCents > 0) await refund(outcome.remark ?? "The money goes back.");
  let now = order;
  for (const to of outcome.moves) {
    try {
      now = await moveOrder(trx, now, { to, actor: "System", summary: summaryOf(report, "Payment") });
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      await refund("Paid too late: it is sold out, so the money goes back.");
      return now;
    }
  }
  return now;
}

function summaryOf({ method, vendorStatus }: PaymentReport, name: string): string {
  return `${method ?? name}: ${vendorStatus}`;
}
