/** Attempts to pay orders, as rows (server/db/migrations/0004-orders.ts). */
import { randomBytes } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/client";
import type { PaymentReport } from "./vendors/gateway.port";
import type { KnownPaymentState, PaymentOutcome } from "./settlement.rules";

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

/** The attempt as a table to join, with the names of PaymentRecord. */
export function paymentRow(paymentId: string): RawBuilder<PaymentRecord> {
  return sql<PaymentRecord>`SELECT ${columns} FROM payments WHERE id = ${paymentId}`;
}

/** All attempts of an order, the latest first. */
export async function listPayments(db: Db, orderId: string): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    SELECT ${columns} FROM payments WHERE order_id = ${orderId} ORDER BY attempt DESC`.execute(db);
  return rows;
}

/** @returns null when there is none */
export async function findPayment(db: Db, paymentId: string): Promise<PaymentRecord | null> {
  const { rows } = await paymentRow(paymentId).execute(db);
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

/** All attempts of an order, the latest first, and whichever other order's attempt has that number at its vendor. */
export async function listWithOwner(
  trx: Db,
  orderId: string,
  paymentId: string,
  transactionId: string,
): Promise<{ readonly own: PaymentRecord[]; readonly foreign: PaymentRecord | null }> {
  const { rows } = await sql<PaymentRecord>`
    SELECT ${columns} FROM payments
    WHERE order_id = ${orderId} OR (transaction_id = ${transactionId}
      AND gateway_type = (SELECT gateway_type FROM payments WHERE id = ${paymentId}))
    ORDER BY attempt DESC`.execute(trx);
  return {
    own: rows.filter((payment) => payment.orderId === orderId),
    foreign: rows.find((payment) => payment.orderId !== orderId) ?? null,
  };
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

export interface OutcomeWrite {
  readonly payment: Pick<PaymentRecord, "id" | "orderId" | "state">;
  readonly report: PaymentReport;
  readonly outcome: NonNullable<PaymentOutcome["payment"]>;
  /** False: the sweeper has nothing more to ask. */
  readonly isOpen: boolean;
  /** For the history. */
  readonly summary: string;
}

/** Writes what a report settled, and tells it in the order's history, in one statement. */
export async function writeOutcome(
  trx: Db,
  { payment, report, outcome, isOpen, summary }: OutcomeWrite,
): Promise<void> {
  await sql`
    WITH told AS (
      INSERT INTO order_events (order_id, type, actor, summary, before, after)
      VALUES (${payment.orderId}, 'PAYMENT_DETAILS_UPDATED', 'System', ${summary}, ${payment.state},
        ${outcome.state})
    )
    UPDATE payments SET transaction_id = COALESCE(NULLIF(${report.transactionId}, ''), transaction_id),
      state = ${outcome.state}, paid_cents = ${outcome.paidCents}, refunded_cents = ${outcome.refundedCents},
      vendor_status = ${report.vendorStatus}, note = COALESCE(${report.note}, note),
      gateway_name = COALESCE(${report.method}, gateway_name), updated_at = now(),
      next_check_at = CASE WHEN ${isOpen} THEN next_check_at END
    WHERE id = ${payment.id}`.execute(trx);
}
