/** Attempts to pay orders, as rows (server/db/migrations/0004-orders.ts). */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { PaymentReport } from "../gateways/payments/payment-gateway";
import type { KnownPaymentState, PaymentOutcome } from "./order-rules";

export interface NewPayment {
  readonly orderId: string;
  readonly gatewayType: string;
  /** What a person reads until the gateway tells better. */
  readonly gatewayName: string;
  /** Of contract/checkout.ts PAYMENT_METHODS. */
  readonly method: string;
  readonly amountCents: number;
  /** When the sweeper asks the gateway, should nobody have by then. */
  readonly firstCheckSeconds: number;
}

export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  readonly attempt: number;
  readonly gatewayType: string;
  readonly gatewayName: string;
  readonly method: string;
  readonly transactionId: string | null;
  readonly state: KnownPaymentState;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly paymentGatewayUrl: string | null;
  readonly callbackSecret: string;
  readonly checks: number;
}

const columns = sql`id, order_id AS "orderId", attempt, gateway_type AS "gatewayType", gateway_name AS "gatewayName",
  method, transaction_id AS "transactionId", state, amount_cents AS "amountCents", paid_cents AS "paidCents",
  refunded_cents AS "refundedCents", payment_gateway_url AS "paymentGatewayUrl", callback_secret AS "callbackSecret",
  checks`;

/** Opens the next attempt of an order. The caller has the order locked, or has just made it. */
export async function insertPayment(trx: Db, payment: NewPayment): Promise<PaymentRecord> {
  const { rows } = await sql<PaymentRecord>`
    INSERT INTO payments (order_id, attempt, gateway_type, gateway_name, method, state, amount_cents,
      callback_secret, next_check_at)
    SELECT ${payment.orderId}::uuid, 1 + COALESCE(max(attempt), 0), ${payment.gatewayType}, ${payment.gatewayName},
      ${payment.method}, 'UNKNOWN', ${payment.amountCents}::int, ${randomBytes(24).toString("base64url")},
      now() + make_interval(secs => ${payment.firstCheckSeconds})
    FROM payments WHERE order_id = ${payment.orderId}
    RETURNING ${columns}`.execute(trx);
  return rows[0]!;
}

/** All attempts of an order, the latest first. */
export async function listPayments(db: Db, orderId: string): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    SELECT ${columns} FROM payments WHERE order_id = ${orderId} ORDER BY attempt DESC`.execute(db);
  return rows;
}

/** Writes what a report settled. `isOpen` false: the sweeper has nothing more to ask. */
export async function writeOutcome(
  trx: Db,
  paymentId: string,
  report: PaymentReport,
  outcome: NonNullable<PaymentOutcome["payment"]>,
  isOpen: boolean,
): Promise<void> {
  await sql`
    UPDATE payments SET transaction_id = ${report.transactionId}, state = ${outcome.state},
      paid_cents = ${outcome.paidCents}, refunded_cents = ${outcome.refundedCents},
      vendor_status = ${report.vendorStatus}, note = COALESCE(${report.note}, note),
      gateway_name = COALESCE(${report.method}, gateway_name), updated_at = now(),
      next_check_at = CASE WHEN ${isOpen} THEN next_check_at END
    WHERE id = ${paymentId}`.execute(trx);
}
