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
  readonly ageSeconds: number;
  /** We asked for its money to go back. */
  readonly isGoingBack: boolean;
}

const columns = sql`id, order_id AS "orderId", attempt, gateway_type AS "gatewayType", gateway_name AS "gatewayName",
  method, transaction_id AS "transactionId", state, amount_cents AS "amountCents", paid_cents AS "paidCents",
  refunded_cents AS "refundedCents", payment_gateway_url AS "paymentGatewayUrl", callback_secret AS "callbackSecret",
  checks, GREATEST(0, extract(epoch FROM now() - created_at))::int AS "ageSeconds",
  EXISTS (SELECT 1 FROM refunds WHERE payment_id = payments.id AND refunds.state <> 'REFUSED') AS "isGoingBack"`;

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

/** @returns null when there is none */
export async function findPayment(db: Db, paymentId: string): Promise<PaymentRecord | null> {
  const { rows } = await sql<PaymentRecord>`SELECT ${columns} FROM payments WHERE id = ${paymentId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The attempt, of whichever order, that a vendor's number is known by. */
export async function findByTransaction(
  db: Db,
  gatewayType: string,
  transactionId: string,
): Promise<PaymentRecord | null> {
  const { rows } = await sql<PaymentRecord>`SELECT ${columns} FROM payments
    WHERE gateway_type = ${gatewayType} AND transaction_id = ${transactionId}`.execute(db);
  return rows[0] ?? null;
}

/** A later attempt goes on with the vendor's payment of this one, which holds no money. */
export async function giveUpTransaction(trx: Db, paymentId: string): Promise<void> {
  await sql`UPDATE payments SET transaction_id = NULL, next_check_at = NULL, updated_at = now(),
      state = CASE WHEN state IN ('FAILED', 'EXPIRED') THEN state ELSE 'CANCELLED' END
    WHERE id = ${paymentId}`.execute(trx);
}

/** This attempt came to nothing of its own: an earlier one had been paid. */
export async function closeAttempt(trx: Db, paymentId: string): Promise<void> {
  await sql`UPDATE payments SET state = 'CANCELLED', next_check_at = NULL, updated_at = now()
    WHERE id = ${paymentId}`.execute(trx);
}

export async function keepGatewayUrl(db: Db, paymentId: string, url: string): Promise<void> {
  await sql`UPDATE payments SET payment_gateway_url = ${url} WHERE id = ${paymentId}`.execute(db);
}

/** When the sweeper asks next. @param seconds null: there is nothing to ask */
export async function scheduleCheck(db: Db, paymentId: string, seconds: number | null): Promise<void> {
  await sql`UPDATE payments SET next_check_at = now() + make_interval(secs => ${seconds}::int)
    WHERE id = ${paymentId}`.execute(db);
}

/** Payments that wait for something the gateway has to do or say are asked after at once. */
export async function checkOrderNow(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE payments SET next_check_at = now()
    WHERE order_id = ${orderId} AND state IN ('UNKNOWN', 'PENDING', 'UNDERPAID', 'AUTHORIZED')`.execute(trx);
}

/** Longer than the slowest answer of a gateway: two processes never ask after the same payment at once. */
const LEASE_SECONDS = 60;

/** Takes payments that are due; no other process gets them before their lease is over. */
export async function claimChecks(db: Db, limit: number): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    UPDATE payments SET checks = checks + 1, next_check_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT id FROM payments WHERE next_check_at <= now() ORDER BY next_check_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    RETURNING ${columns}`.execute(db);
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
    UPDATE payments SET transaction_id = COALESCE(NULLIF(${report.transactionId}, ''), transaction_id), state = ${outcome.state},
      paid_cents = ${outcome.paidCents}, refunded_cents = ${outcome.refundedCents},
      vendor_status = ${report.vendorStatus}, note = COALESCE(${report.note}, note),
      gateway_name = COALESCE(${report.method}, gateway_name), updated_at = now(),
      next_check_at = CASE WHEN ${isOpen} THEN next_check_at END
    WHERE id = ${paymentId}`.execute(trx);
}
