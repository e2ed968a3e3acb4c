/**
 * The transactions of an order's life. Whatever calls twice, comes late or dies in between: an order is made once,
 * paid once, its stock taken once and given back once, and its history tells each step (payments.md §5).
 */
import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../db/client";
import type { PaymentReport, PaymentState } from "../gateways/payments/payment-gateway";
import { lockOrder, moveOrder, OutOfStock, type LockedOrder, type Move } from "./order-moves";
import { settleReport, type PaymentOutcome } from "./order-rules";
import { insertOrder, takeStock, writeEvent, type NewOrder } from "./order-writer";
import {
  insertPayment,
  listPayments,
  writeOutcome,
  type NewPayment,
  type PaymentRecord,
} from "./payment.store";
import { requestRefund } from "./refund.store";

/** Nothing more will come of a payment in these states unless somebody asks for it. */
const SETTLED: readonly PaymentState[] = ["PAID", "AUTHORIZED", "FAILED", "CANCELLED", "EXPIRED", "REFUNDED"];

export type Placed =
  | { readonly kind: "PLACED"; readonly orderId: string; readonly payment: PaymentRecord }
  /** The same request made this order before. */
  | { readonly kind: "KNOWN"; readonly orderId: string; readonly status: OrderStatus }
  /** The key names an order of something else. */
  | { readonly kind: "CONFLICT" };

export interface PlaceExtras {
  /** Emptied with the order: the customer's cart. */
  readonly cartOfUserId: string | null;
  /** Runs in the same transaction once the order stands, such as the mail that tells of it. */
  readonly alongside?: (trx: Db, orderId: string) => Promise<void>;
}

/**
 * Makes an order with its first attempt to pay, takes its stock, counts its promotion, empties the cart it came from.
 * @throws OutOfStock, PromotionUsedUp — then there is no order
 */
export async function placeOrder(
  db: Db,
  order: NewOrder,
  payment: Omit<NewPayment, "orderId">,
  { cartOfUserId, alongside }: PlaceExtras,
): Promise<Placed> {
  return db.transaction().execute(async (trx) => {
    const orderId = await insertOrder(trx, order);
    if (orderId === null) return findKnown(trx, order);
    const first = await insertPayment(trx, { ...payment, orderId });
    if (order.promotionCode !== null) await usePromotion(trx, order.promotionCode);
    if (cartOfUserId !== null) await emptyCart(trx, cartOfUserId);
    await alongside?.(trx, orderId);
    // Last, so that orders of the same product wait for each other as briefly as can be.
    const missing = await takeStock(trx, order.lines);
    if (missing.length > 0) throw new OutOfStock(missing);
    return { kind: "PLACED", orderId, payment: first };
  });
}

async function findKnown(trx: Db, order: NewOrder): Promise<Placed> {
  const known = await trx
    .selectFrom("orders")
    .select(["id", "request_hash", "status"])
    .where("idempotency_hash", "=", order.idempotencyHash)
    .executeTakeFirstOrThrow();
  if (!known.request_hash.equals(order.requestHash)) return { kind: "CONFLICT" };
  return { kind: "KNOWN", orderId: known.id, status: known.status };
}

/** A promotion that ran out between the quote and the order. */
export class PromotionUsedUp extends Error {
  override readonly name = "PromotionUsedUp";
}

async function usePromotion(trx: Db, code: string): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE promotions SET uses = uses + 1
    WHERE code = ${code} AND (most_uses IS NULL OR uses < most_uses)`.execute(trx);
  if (numAffectedRows === 0n) throw new PromotionUsedUp(code);
}

async function emptyCart(trx: Db, userId: string): Promise<void> {
  await sql`
    WITH cart AS (
      UPDATE carts SET revision = revision + 1, updated_at = now() WHERE user_id = ${userId} RETURNING id
    )
    DELETE FROM cart_items USING cart WHERE cart_items.cart_id = cart.id`.execute(trx);
}

/** Opens another attempt to pay an order whose payment failed. @throws MoveRefused, OutOfStock */
export async function retryPayment(
  db: Db,
  orderId: string,
  payment: Omit<NewPayment, "orderId" | "amountCents">,
): Promise<PaymentRecord | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    const move: Move = { to: "PENDING_PAYMENT", actor: "Customer", summary: "Paying another way" };
    if (order.status !== "PENDING_PAYMENT") await moveOrder(trx, order, move);
    return insertPayment(trx, { ...payment, orderId, amountCents: order.totalCents });
  });
}

function hasMoney(payment: PaymentRecord): boolean {
  return payment.state === "AUTHORIZED" || payment.paidCents > payment.refundedCents;
}

export interface Recorded {
  readonly order: LockedOrder;
  readonly outcome: PaymentOutcome;
}

/**
 * Takes in what a gateway says of a payment, whoever asked: browser return, webhook and sweeper all end here.
 * @param alongside runs in the same transaction after each move, such as a mail
 * @returns null when there is no such payment
 */
export async function recordReport(
  db: Db,
  orderId: string,
  paymentId: string,
  report: PaymentReport,
  alongside?: (trx: Db, order: LockedOrder) => Promise<void>,
): Promise<Recorded | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const payments = await listPayments(trx, orderId);
    const payment = payments.find((one) => one.id === paymentId);
    if (!order || !payment) return null;
    const facts = {
      ...payment,
      isSuperseded: payments.some((one) => one.attempt > payment.attempt),
      isPaidElsewhere: payments.some((one) => one.id !== paymentId && hasMoney(one)),
    };
    const outcome = settleReport(order, facts, report);
    if (outcome.payment) {
      await writeOutcome(trx, paymentId, report, outcome.payment, !SETTLED.includes(outcome.payment.state));
    }
    const told = outcome.payment?.state ?? payment.state;
    if (outcome.payment || outcome.remark) {
      await writeEvent(trx, {
        orderId,
        type: "PAYMENT_DETAILS_UPDATED",
        actor: "System",
        summary: outcome.remark ?? `${report.method ?? payment.gatewayName}: ${report.vendorStatus}`,
        before: payment.state,
        after: told,
      });
    }
    const moved = await moveThrough(trx, order, payment, report, outcome);
    if (moved !== order) await alongside?.(trx, moved);
    return { order: moved, outcome };
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
      amountCents: report.amountCents,
      reason,
      requestedBy: "System",
      key: `late:${payment.id}`,
    });
  if (outcome.refundCents > 0) await refund(outcome.remark ?? "The money goes back.");
  let now = order;
  for (const to of outcome.moves) {
    try {
      now = await moveOrder(trx, now, { to, actor: "System", summary: summaryOf(report) });
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      await refund("Paid too late: it is sold out, so the money goes back.");
      return now;
    }
  }
  return now;
}

function summaryOf(report: PaymentReport): string {
  return `${report.method ?? "Payment"}: ${report.vendorStatus}`;
}
