/**
 * Queries gateways for the status of open payments: after a webhook, on the customer's return, and on a
 * schedule (the sweeper), because webhooks get lost. Only one process at a time queries a payment.
 */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { Db } from "../db/client";
import { backoff, backoffByAge } from "../jobs/backoff";
import type { JobLog } from "../jobs/job";
import type { OrderReading, OrderState } from "../orders/reading/reading.port";
import {
  bookedAs,
  claimChecks,
  listPayments,
  scheduleCheck,
  notifyStaff,
  type AttemptRecord,
} from "./ledger/attempts.store";
import { recordReport, SETTLED } from "./ledger/record-report.change";
import { ownReport } from "./ledger/own-report.rules";
import type { ReportedOrders } from "./ledger/reported-orders.port";
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentReport,
} from "./vendors/gateway.port";
import { codesOf } from "./vendors/problems.rules";
import { METHODS, type PaymentGateways } from "./vendors/vendors";

/** Dependencies of workers that query gateways. */
export interface GatewayWorkParts {
  readonly db: Db;
  readonly gateways: PaymentGateways;
  readonly orders: ReportedOrders;
  readonly log: JobLog;
}

const AT_ONCE = 8;
const OFF_SECONDS = 3_600;
/** Maximum back-off while a gateway is unreachable. */
const MAX_SILENCE_SECONDS = 900;
const MAX_SECONDS = 3_600;

/**
 * Checks due payments.
 * @returns whether more may be due
 */
export async function checkDuePayments(parts: GatewayWorkParts): Promise<boolean> {
  const claimed = await claimChecks(parts.db, AT_ONCE);
  await Promise.all(claimed.map((payment) => checkPayment(parts, payment)));
  return claimed.length === AT_ONCE;
}

const OPEN: readonly string[] = ["UNKNOWN", "PENDING", "UNDERPAID"];
/** The gateway may still be processing the initial request for this long. */
const BEGINNING_SECONDS = 15;

/** Checks the latest attempt of an order, unless nothing can have changed. */
export async function refreshLatest(parts: GatewayWorkParts, orderId: string): Promise<void> {
  const [latest] = await listPayments(parts.db, orderId);
  if (!latest || !OPEN.includes(latest.state)) return;
  if (latest.state === "UNKNOWN" && latest.ageSeconds < BEGINNING_SECONDS) return;
  await checkPayment(parts, latest);
}

/** @param hint the vendor's transaction id from a webhook, if not yet stored */
export async function checkPayment(
  parts: GatewayWorkParts,
  payment: AttemptRecord,
  hint: string | null = null,
): Promise<void> {
  await scheduleCheck(parts.db, payment.id, await secondsToNext(parts, payment, hint));
}

/** @returns null when no further check is needed */
async function secondsToNext(
  parts: GatewayWorkParts,
  payment: AttemptRecord,
  hint: string | null,
): Promise<number | null> {
  const gateway = parts.gateways.find(payment.gatewayType);
  if (!gateway) return OFF_SECONDS;
  try {
    const report = await queryGateway(parts.orders.reading, gateway, payment, hint);
    if (report) {
      const { isAccepted } = await recordReport(parts.db, parts.orders, payment, report);
      return isAccepted && SETTLED.includes(report.state) ? null : pauseAfter(payment);
    }
    const patience = METHODS.get(payment.method)?.patienceSeconds ?? 0;
    if (payment.state !== "UNKNOWN" || payment.ageSeconds < patience) {
      return SETTLED.includes(payment.state) ? null : pauseAfter(payment);
    }
    const neverBegun = ownReport(payment, "EXPIRED", "The gateway does not know this payment");
    await recordReport(parts.db, parts.orders, payment, neverBegun);
    return null;
  } catch (error) {
    if (error instanceof GatewayRefused) return recordRefusal(parts, payment, error);
    if (!(error instanceof GatewayUnavailable)) throw error;
    parts.log.warn({ payment: payment.id, reason: error.message }, "a gateway does not respond");
    return backoff(payment.checks + 1, MAX_SILENCE_SECONDS);
  }
}

async function queryGateway(
  reading: OrderReading,
  gateway: PaymentGateway,
  payment: AttemptRecord,
  hint: string | null,
): Promise<PaymentReport | null> {
  const { id, transactionId } = payment;
  const order = await reading.stateOf(payment);
  const isToBeTaken =
    payment.state === "AUTHORIZED" && ORDER_STATUS_ROWS[order.status].money.state === "taken";
  if (isToBeTaken && transactionId && gateway.capture) {
    return gateway.capture(transactionId, payment.amountCents, id);
  }
  const query = { transactionId, orderId: bookedAs(payment), idempotencyKey: id };
  const report = await gateway.find(query);
  if (!report) return hint && !transactionId ? gateway.find({ ...query, transactionId: hint }) : null;
  if (!gateway.cancel || !isAbandoned(order, payment, report)) return report;
  // The gateway refuses to cancel a payment made since the report.
  return gateway.cancel(report.transactionId, id).catch((error: unknown) => {
    if (error instanceof GatewayRefused) return report;
    throw error;
  });
}

/** Whether this is an unpaid vendor page that must not be paid anymore. */
function isAbandoned({ isOver }: OrderState, payment: AttemptRecord, report: PaymentReport): boolean {
  const isUntouched = report.state === "PENDING" && report.paidCents === 0 && report.note === null;
  return payment.paymentGatewayUrl !== null && isUntouched && isOver;
}

/** Records a failed capture in the history for staff, once; the capture is retried. */
async function recordRefusal(
  { db, orders }: GatewayWorkParts,
  payment: AttemptRecord,
  refusal: GatewayRefused,
): Promise<number> {
  const reason = codesOf(refusal.problems);
  const summary = `Capturing the reserved money failed: ${reason}`;
  await notifyStaff(db, orders.moves, payment, summary, `capture\0${payment.id}\0${reason}`);
  return MAX_SECONDS;
}

/** Seconds. */
function pauseAfter({ ageSeconds }: AttemptRecord): number {
  return backoffByAge(ageSeconds);
}
