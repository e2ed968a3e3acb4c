/** Stores payment attempts. */
import { createHash, randomBytes } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { PaymentMethod } from "#contract/payments/methods";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake, wakeIn } from "../../jobs/wake";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import type { Due } from "../../orders/reading/order.port";
import type { PaymentReport } from "../vendors/gateway.port";
import type { KnownPaymentState, PaymentOutcome } from "./settlement.rules";

/** A new payment: its gateway and the time of the first status check. */
export interface NewPayment {
  readonly gatewayType: string;
  /** Displayed until the gateway reports the payment method. */
  readonly gatewayName: string;
  /** One of PAYMENT_METHODS in contract/checkout/schema.ts. */
  readonly method: string;
  /** Delay of the sweeper's first check, unless the customer's return or a webhook triggers one earlier. */
  readonly firstCheckSeconds: number;
}

export interface AttemptRecord extends Due {
  readonly id: string;
  readonly attempt: number;
  readonly gatewayType: string;
  readonly gatewayName: string;
  readonly method: PaymentMethod;
  readonly transactionId: string | null;
  readonly state: KnownPaymentState;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly paymentGatewayUrl: string | null;
  /** Vendor's latest note, for staff; null for a page without a payment. */
  readonly note: string | null;
  readonly checks: number;
  readonly ageSeconds: number;
  /** A refund was requested. */
  readonly isGoingBack: boolean;
  /** The customer switched to another payment method. */
  readonly isLeft: boolean;
}

const columns = sql`id, order_id AS "orderId", correction_id AS "correctionId", attempt, gateway_type AS "gatewayType", gateway_name AS "gatewayName",
  method, transaction_id AS "transactionId", state, amount_cents AS "amountCents", paid_cents AS "paidCents",
  refunded_cents AS "refundedCents", payment_gateway_url AS "paymentGatewayUrl",
  note, checks, GREATEST(0, extract(epoch FROM now() - created_at))::int AS "ageSeconds",
  EXISTS (SELECT 1 FROM refunds WHERE payment_id = payments.id) AS "isGoingBack", is_left AS "isLeft"`;

/**
 * SQL statement that opens the next attempt of an order.
 * @param order a table of at most one row: id, due_cents, correction_id
 */
export function insertAttempt(order: RawBuilder<unknown>, payment: NewPayment): RawBuilder<{ id: string }> {
  return sql`
    INSERT INTO payments (order_id, correction_id, attempt, gateway_type, gateway_name, method, state, amount_cents,
      callback_secret, next_check_at)
    SELECT paid.id, paid.correction_id, 1 + COALESCE((SELECT max(attempt) FROM payments WHERE order_id = paid.id), 0),
      ${payment.gatewayType}, ${payment.gatewayName}, ${payment.method}, 'UNKNOWN', paid.due_cents,
      ${randomBytes(24).toString("base64url")}, now() + make_interval(secs => ${payment.firstCheckSeconds})
    FROM ${order} AS paid RETURNING id`;
}

/** SQL expression: the attempts of an order for display, latest first. */
export function displayedAttempts(orderId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('gatewayType', pay.gateway_type,
      'gatewayName', pay.gateway_name, 'transactionId', pay.transaction_id, 'state', pay.state,
      'amountCents', pay.amount_cents, 'paidCents', pay.paid_cents, 'refundedCents', pay.refunded_cents,
      'returningCents', (SELECT COALESCE(sum(back.amount_cents), 0) FROM refunds AS back
        WHERE back.payment_id = pay.id AND back.state <> 'DONE'))
      ORDER BY pay.attempt DESC), '[]')
    FROM payments AS pay WHERE pay.order_id = ${orderId})`;
}

/** SQL expression: payments cover 0 cents of an order before they are made. */
export const TAKES_NOTHING: RawBuilder<number> = sql`0`;

/**
 * Marks unpaid vendor pages as abandoned for another method.
 * @returns the marked attempts
 */
export async function abandonPages(db: Db, orderId: string, next: PaymentMethod): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    UPDATE payments SET is_left = true
    WHERE order_id = ${orderId} AND method <> ${next} AND state = 'PENDING'
      AND payment_gateway_url IS NOT NULL AND note IS NULL
    RETURNING ${columns}`.execute(db);
  return rows;
}

/** All attempts of an order, latest first. */
export async function listPayments(db: Db, orderId: string): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    SELECT ${columns} FROM payments WHERE order_id = ${orderId} ORDER BY attempt DESC`.execute(db);
  return rows;
}

/** Attempts to pay the amount due, latest first. */
export async function listAttempts(db: Db, { orderId, correctionId }: Due): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    SELECT ${columns} FROM payments
    WHERE order_id = ${orderId} AND correction_id IS NOT DISTINCT FROM ${correctionId}::uuid
    ORDER BY attempt DESC`.execute(db);
  return rows;
}

/** The order id sent to the vendor: a separately paid correction appears as its own order. */
export function bookedAs({ orderId, correctionId }: Due): string {
  return correctionId ?? orderId;
}

/** @returns null when it does not exist */
export async function findPayment(db: Db, paymentId: string): Promise<AttemptRecord | null> {
  const { rows } = await sql<AttemptRecord>`SELECT ${columns} FROM payments WHERE id = ${paymentId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The attempt with this transaction id at its vendor, of any order. */
export async function findByTransaction(
  db: Db,
  gatewayType: string,
  transactionId: string,
): Promise<AttemptRecord | null> {
  const { rows } = await sql<AttemptRecord>`SELECT ${columns} FROM payments
    WHERE gateway_type = ${gatewayType} AND transaction_id = ${transactionId}`.execute(db);
  return rows[0] ?? null;
}

/** All attempts of an order, latest first, plus another order's attempt with that transaction id, if any. */
export async function listWithOwner(
  trx: Db,
  orderId: string,
  paymentId: string,
  transactionId: string,
): Promise<{ readonly own: AttemptRecord[]; readonly foreign: AttemptRecord | null }> {
  const { rows } = await sql<AttemptRecord>`
    SELECT ${columns} FROM payments
    WHERE order_id = ${orderId} OR (transaction_id = ${transactionId}
      AND gateway_type = (SELECT gateway_type FROM payments WHERE id = ${paymentId}))
    ORDER BY attempt DESC`.execute(trx);
  return {
    own: rows.filter((payment) => payment.orderId === orderId),
    foreign: rows.find((payment) => payment.orderId !== orderId) ?? null,
  };
}

/** Clears the transaction of an attempt without money, so that a later attempt takes it over. */
export async function giveUpTransaction(trx: Db, paymentId: string): Promise<void> {
  await sql`UPDATE payments SET transaction_id = NULL, next_check_at = NULL, updated_at = now(),
      state = CASE WHEN state IN ('FAILED', 'EXPIRED') THEN state ELSE 'CANCELLED' END
    WHERE id = ${paymentId}`.execute(trx);
}

/** Closes an attempt that moved no money because an earlier one was paid. */
export async function closeAttempt(trx: Db, paymentId: string): Promise<void> {
  await sql`UPDATE payments SET state = 'CANCELLED', next_check_at = NULL, updated_at = now()
    WHERE id = ${paymentId}`.execute(trx);
}

export async function storeGatewayUrl(db: Db, paymentId: string, url: string): Promise<void> {
  await sql`UPDATE payments SET payment_gateway_url = ${url} WHERE id = ${paymentId}`.execute(db);
}

/**
 * Schedules the sweeper's next check.
 * @param seconds null = no further checks
 */
export async function scheduleCheck(db: Db, paymentId: string, seconds: number | null): Promise<void> {
  await sql`UPDATE payments SET ${CHECKS.postpone(seconds)} WHERE id = ${paymentId}`.execute(db);
  if (seconds !== null) await wakeIn(db, "payments.checks", seconds);
}

/** Payments due for a status check at their gateway. */
export const CHECKS = queueOf({ table: "payments", dueAt: "next_check_at" });

/** Makes an order's pending payments due, so that the sweeper checks them at once. */
export async function checkOrderNow(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE payments SET next_check_at = now()
    WHERE order_id = ${orderId} AND state IN ('UNKNOWN', 'PENDING', 'UNDERPAID', 'AUTHORIZED')`.execute(trx);
  await wake(trx, "payments.checks");
}

/** Claims due payments. */
export async function claimChecks(db: Db, limit: number): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    UPDATE payments SET checks = checks + 1, ${CHECKS.claim}
    WHERE id IN (${CHECKS.selectDue(limit)})
    RETURNING ${columns}`.execute(db);
  return rows;
}

/**
 * Adds a staff-only sentence about an attempt to its order's history.
 * @param key idempotency key: the sentence is written once per key
 */
export async function notifyStaff(
  db: Db,
  { eventInsert }: Pick<OrderMoves, "eventInsert">,
  payment: Pick<AttemptRecord, "orderId" | "state">,
  summary: string,
  key?: string,
): Promise<void> {
  const event = eventInsert({
    ...eventOf(payment, payment.state, summary),
    idempotencyHash: key === undefined ? null : createHash("sha256").update(key).digest(),
  });
  await event.execute(db);
}

function eventOf(
  { orderId, state }: Pick<AttemptRecord, "orderId" | "state">,
  after: string,
  summary: string,
) {
  return {
    orderId,
    type: "PAYMENT_DETAILS_UPDATED",
    actor: "System",
    summary,
    before: state,
    after,
  } as const;
}

export interface OutcomeWrite {
  readonly payment: Pick<AttemptRecord, "id" | "orderId" | "state">;
  readonly report: PaymentReport;
  readonly outcome: NonNullable<PaymentOutcome["payment"]>;
  /** False: the sweeper has nothing left to check. */
  readonly isOpen: boolean;
  /** History entry; null when a move of the order already covers it. */
  readonly summary: string | null;
}

/**
 * Records what a report settled in the payment and, if it has a summary, in the order's history. One
 * statement.
 */
export async function writeOutcome(
  trx: Db,
  { eventInsert }: Pick<OrderMoves, "eventInsert">,
  { payment, report, outcome, isOpen, summary }: OutcomeWrite,
): Promise<void> {
  const event = summary === null ? sql`SELECT` : eventInsert(eventOf(payment, outcome.state, summary));
  await sql`
    WITH told AS (${event})
    UPDATE payments SET transaction_id = COALESCE(NULLIF(${report.transactionId}, ''), transaction_id),
      state = ${outcome.state}, paid_cents = ${outcome.paidCents}, refunded_cents = ${outcome.refundedCents},
      vendor_status = ${report.vendorStatus}, note = COALESCE(${report.note}, note),
      gateway_name = COALESCE(${report.method}, gateway_name), updated_at = now(),
      next_check_at = CASE WHEN ${isOpen} THEN next_check_at END
    WHERE id = ${payment.id}`.execute(trx);
  await wake(trx, "affiliates.commissions");
}
