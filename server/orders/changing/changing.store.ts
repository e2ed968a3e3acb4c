/** What customers and staff change about an order, each one transaction that may be sent again. */
import { createHash } from "node:crypto";
import type { OrderEventType, OrderStatus } from "#contract/orders";
import { formatMoney } from "#contract/money";
import type { Db } from "../../db/client";
import { lockOrder, moveOrder, OutOfStock, type LockedOrder } from "./moves.store";
import { writeEvent } from "./writing.store";
import { listPayments, type PaymentRecord } from "../../payments/attempts.store";
import { findRefund, requestedCents, requestRefund } from "../../payments/refunds.store";

export type ChangeOutcome =
  | { readonly kind: "DONE"; readonly isPaid: boolean }
  /** It was made before. */
  | { readonly kind: "SAME" }
  | { readonly kind: "STALE" }
  | { readonly kind: "NOT_ALLOWED" }
  | { readonly kind: "OUT_OF_STOCK" };

export interface StatusChange {
  readonly orderId: string;
  readonly to: OrderStatus;
  /** The revision that was seen; null where any will do. */
  readonly revision: number | null;
  readonly mayMove: (order: LockedOrder) => boolean;
  readonly actor: string;
  readonly sealedReason: Buffer | null;
}

const SUMMARIES: Readonly<Partial<Record<OrderStatus, string>>> = { CANCELLED: "Order cancelled" };

/**
 * Moves an order on. A cancelled one gives back what was paid.
 * @param alongside runs in the same transaction when it moved
 * @returns null when there is no such order
 */
export async function changeStatus(
  db: Db,
  change: StatusChange,
  alongside: (trx: Db, isPaid: boolean) => Promise<void>,
): Promise<ChangeOutcome | null> {
  const { orderId, to, revision, actor, sealedReason } = change;
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (!order) return null;
      if (order.status === to) return { kind: "SAME" };
      if (revision !== null && order.revision !== revision) return { kind: "STALE" };
      if (!change.mayMove(order)) return { kind: "NOT_ALLOWED" };
      const summary = SUMMARIES[to] ?? "Status changed by staff";
      await moveOrder(trx, order, { to, actor, summary, sealedNote: sealedReason });
      const isPaid = to === "CANCELLED" && (await giveAllBack(trx, orderId, actor));
      await alongside(trx, isPaid);
      return { kind: "DONE", isPaid };
    });
  } catch (error) {
    if (error instanceof OutOfStock) return { kind: "OUT_OF_STOCK" };
    throw error;
  }
}

/** @returns whether there was anything to give back */
async function giveAllBack(trx: Db, orderId: string, requestedBy: string): Promise<boolean> {
  let isPaid = false;
  for (const payment of await listPayments(trx, orderId)) {
    const isReserved = payment.state === "AUTHORIZED";
    const held = isReserved ? payment.amountCents : payment.paidCents - payment.refundedCents;
    const amountCents = held - (await requestedCents(trx, payment.id));
    if (amountCents <= 0) continue;
    isPaid = true;
    await requestRefund(trx, {
      paymentId: payment.id,
      orderId,
      amountCents,
      reason: "Order cancelled",
      requestedBy,
      key: `cancel:${payment.id}`,
    });
  }
  return isPaid;
}

export type RefundOutcome =
  | { readonly kind: "DONE" }
  | { readonly kind: "SAME" }
  | { readonly kind: "TOO_MUCH"; readonly mostCents: number }
  /** There is money, but its gateway gives none back by itself. */
  | { readonly kind: "BY_HAND" };

export interface RefundWish {
  readonly orderId: string;
  readonly amountCents: number;
  readonly sealedReason: Buffer | null;
  readonly actor: string;
  readonly key: string;
  readonly canRefund: (payment: PaymentRecord) => boolean;
}

/** Asks for money to go back, never more than was paid less what went or is going back. null: no such order */
export async function refundOrder(db: Db, wish: RefundWish): Promise<RefundOutcome | null> {
  const { orderId, amountCents, actor } = wish;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    const keyOf = (part: number) => `staff:${wish.key}:${part}`;
    if (await findRefund(trx, orderId, keyOf(0))) return { kind: "SAME" };
    const held = await Promise.all(
      (await listPayments(trx, orderId)).map(async (payment) => ({
        payment,
        cents: payment.paidCents - payment.refundedCents - (await requestedCents(trx, payment.id)),
      })),
    );
    const open = held.filter(({ payment, cents }) => cents > 0 && wish.canRefund(payment));
    const mostCents = open.reduce((sum, { cents }) => sum + cents, 0);
    if (mostCents === 0 && held.some(({ cents }) => cents > 0)) return { kind: "BY_HAND" };
    if (amountCents > mostCents) return { kind: "TOO_MUCH", mostCents };
    let left = amountCents;
    for (const [part, { payment, cents }] of open.entries()) {
      const piece = Math.min(left, cents);
      if (piece === 0) break;
      left -= piece;
      const refund = { paymentId: payment.id, orderId, amountCents: piece, requestedBy: actor };
      await requestRefund(trx, { ...refund, reason: "Asked for by staff", key: keyOf(part) });
    }
    await writeEvent(trx, {
      orderId,
      type: "PAYMENT_DETAILS_UPDATED",
      actor,
      summary: `Refund of ${formatMoney(amountCents)} asked for`,
      sealedNote: wish.sealedReason,
    });
    return { kind: "DONE" };
  });
}

export interface NewNote {
  readonly orderId: string;
  readonly type: OrderEventType;
  readonly summary: string;
  readonly sealedNote: Buffer;
  readonly actor: string;
  readonly key: string;
}

/** Writes into the history, once for each key. @returns false when there is no such order */
export async function addNote(db: Db, note: NewNote): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, note.orderId))) return false;
    const { key, ...event } = note;
    const idempotencyHash = createHash("sha256").update(`note\0${note.orderId}\0${key}`).digest();
    await writeEvent(trx, { ...event, idempotencyHash });
    return true;
  });
}
