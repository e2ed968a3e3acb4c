/** Changes of an order by customers and staff. Each change is one idempotent transaction. */
import { createHash } from "node:crypto";
import { MESSAGES } from "#contract/messages";
import { isRelease } from "#contract/orders/changes";
import type { OrderEventType, OrderStatus } from "#contract/orders/orders";
import { formatMoney } from "#contract/money/money";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { OrderRecord } from "../reading/order.port";
import { mayMoveWhileWaiting } from "../reading/permissions.rules";
import { withinLimit, type BackLimit } from "./back-limit.store";
import { giveBack, listCaptured, sumOf } from "./give-back.store";
import type { OrderMails } from "./ports/mails.port";
import type { MoneySource } from "./ports/money.port";
import { MoneyNotCaptured, OutOfStock, type LockedOrder, type OrderMoves } from "./ports/moves.port";
import { lockOrder, writeBoughtByHand, writeEvent } from "./steps.store";

export type ChangeOutcome =
  | {
      readonly kind: "DONE";
      readonly isPaid: boolean;
      /** The whole order after the change, if a mail needed it. */
      readonly record: OrderRecord | null;
    }
  /** The change was made earlier. */
  | { readonly kind: "SAME" }
  | { readonly kind: "STALE" }
  | { readonly kind: "NOT_ALLOWED" }
  | { readonly kind: "OUT_OF_STOCK" }
  /** A correction of the order awaits payment. */
  | { readonly kind: "CORRECTION_WAITS" }
  /** The order awaits another fraud check. */
  | { readonly kind: "CHECK_WAITS" }
  /** The money is only authorized, so it can only be released in full. */
  | { readonly kind: "NOT_TAKEN_YET" }
  /** The order is being placed at a supplier; a manual confirmation would buy it twice. */
  | { readonly kind: "AT_SUPPLIER" }
  /** The fraud check holds the order; releasing it requires a reason. */
  | { readonly kind: "REASON_NEEDED" }
  /** The supplier holds the whole line, so single units cannot be cancelled. */
  | { readonly kind: "WHOLE_AT_SUPPLIER" };

export interface StatusChange extends BackLimit {
  readonly to: OrderStatus;
  /** Revision the caller last read; null skips the check. */
  readonly revision: number | null;
  readonly mayMove: (order: LockedOrder) => boolean;
  readonly actor: string;
  readonly sealedReason: Buffer | null;
  /** Extra work in the transaction, also when the order was moved earlier. Must be idempotent. */
  readonly alsoInTransaction?: (trx: Db) => Promise<void>;
}

const SUMMARIES: Readonly<Partial<Record<OrderStatus, string>>> = {
  CANCELLED: MESSAGES.orders.summaryOfCancelled,
  CONFIRMED_BY_SUPPLIER: "Marked as bought another way",
};

export interface ChangeParts {
  readonly db: Db;
  /** Whether a supplier has, or is about to receive, part of the order. */
  readonly isOrdered: (trx: Db, orderId: string) => Promise<boolean>;
  readonly moves: OrderMoves;
  readonly mails: OrderMails;
  readonly sources: readonly MoneySource[];
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

/**
 * Moves an order.
 * @returns null when the order does not exist
 * @throws TooMuchBack
 */
export async function changeStatus(
  { db, moves, sources, isOrdered, trail }: ChangeParts,
  { to, revision, mayMove, actor, sealedReason, alsoInTransaction, ...limit }: StatusChange,
): Promise<ChangeOutcome | null> {
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, limit.orderId);
      if (!order) return null;
      if (order.status === to) {
        await alsoInTransaction?.(trx);
        return { kind: "SAME" };
      }
      if (revision !== null && order.revision !== revision) return { kind: "STALE" };
      if (order.correction && !mayMoveWhileWaiting(to)) return { kind: "CORRECTION_WAITS" };
      if (order.isFraudCheckPending && !mayMoveWhileWaiting(to)) return { kind: "CHECK_WAITS" };
      if (!mayMove(order)) return { kind: "NOT_ALLOWED" };
      if (isRelease(order.status, to) && !sealedReason) return { kind: "REASON_NEEDED" };
      const isByHand = to === "CONFIRMED_BY_SUPPLIER";
      if (isByHand && (await isOrdered(trx, order.id))) return { kind: "AT_SUPPLIER" };
      const summary = SUMMARIES[to] ?? "Status changed by staff";
      const move = { to, actor, summary, sealedNote: sealedReason };
      const kind = to === "RETURNED" ? "RETURN" : "CANCELLATION";
      const moved = await withinLimit(trx, sources, { ...limit, kind }, () => moves.move(trx, order, move));
      if (isByHand) await writeBoughtByHand(trx, order.id);
      await alsoInTransaction?.(trx);
      await trail.recordOrder(trx, actor, order.id);
      return { kind: "DONE", isPaid: moved.isMoneyGoingBack, record: moved.record };
    });
  } catch (error) {
    if (error instanceof OutOfStock) return { kind: "OUT_OF_STOCK" };
    if (error instanceof MoneyNotCaptured) return { kind: "NOT_TAKEN_YET" };
    throw error;
  }
}

export type RefundOutcome =
  /** isByHand: part of the refund is manual because its gateway cannot refund. */
  | { readonly kind: "DONE"; readonly isByHand: boolean }
  | { readonly kind: "SAME" }
  /** The key belongs to a refund of another amount. */
  | { readonly kind: "OTHER_AMOUNT"; readonly earlierCents: number }
  | { readonly kind: "TOO_MUCH"; readonly mostCents: number };

/** A refund is at most one piece per payment attempt of its order. */
const MAX_PIECES = 100;

export interface RefundRequest extends BackLimit {
  readonly amountCents: number;
  readonly sealedReason: Buffer | null;
  readonly actor: string;
  readonly key: string;
}

/**
 * Requests a refund of at most the paid amount less earlier and pending refunds. Idempotent: the same key and amount
 * refund once.
 * @returns null when the order does not exist
 * @throws TooMuchBack
 */
export async function refundOrder(
  { db, sources, trail }: ChangeParts,
  request: RefundRequest,
): Promise<RefundOutcome | null> {
  const { orderId, amountCents, actor } = request;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    const keyOf = (part: number) => `staff:${request.key}:${part}`;
    const keys = Array.from({ length: MAX_PIECES }, (_, part) => keyOf(part));
    for (const source of sources) {
      const earlierCents = await source.sumRefunded(trx, orderId, keys);
      if (earlierCents === amountCents) return { kind: "SAME" };
      if (earlierCents > 0) return { kind: "OTHER_AMOUNT", earlierCents };
    }
    const captured = await listCaptured(trx, sources, orderId);
    const mostCents = sumOf(captured);
    if (amountCents > mostCents) return { kind: "TOO_MUCH", mostCents };
    const { sealedReason } = request;
    const refund = { orderId, amountCents, requestedBy: actor, sealedReason, keyOf };
    const isByHand = await giveBack(trx, captured, { ...refund, reason: "Requested by staff" });
    await request.recordRefunded(trx, orderId, amountCents, "REFUND");
    await trail.recordOrder(trx, actor, orderId);
    return { kind: "DONE", isByHand };
  });
}

export interface ManualRefund extends BackLimit {
  readonly refundId: string;
  readonly sealedReference: Buffer;
  readonly actor: string;
}

/**
 * Records a refund made manually at the vendor and mails the customer (PAYMENT-10).
 * @returns false when the refund is not a pending manual one; null when the order does not exist
 * @throws TooMuchBack
 */
export async function settleManualRefund(
  { db, mails, sources, trail }: ChangeParts,
  { orderId, recordRefunded, refundId, sealedReference, actor }: ManualRefund,
): Promise<boolean | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return null;
    for (const source of sources) {
      const cents = await source.settleByHand(trx, orderId, refundId);
      if (cents === null) continue;
      const summary = `${formatMoney(cents)} refunded manually`;
      const sealedNote = sealedReference;
      await writeEvent(trx, { orderId, type: "PAYMENT_DETAILS_UPDATED", actor, summary, sealedNote });
      await mails.ofRefund(trx, orderId, cents);
      await recordRefunded(trx, orderId, cents, "BY_HAND");
      await trail.recordOrder(trx, actor, orderId);
      return true;
    }
    return false;
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

/**
 * Adds a note to the history, once per key.
 * @returns false when the order does not exist
 */
export async function addNote(
  { db, trail }: Pick<ChangeParts, "db" | "trail">,
  note: NewNote,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, note.orderId))) return false;
    const { key, ...event } = note;
    const idempotencyHash = createHash("sha256").update(`note\0${note.orderId}\0${key}`).digest();
    await writeEvent(trx, { ...event, idempotencyHash });
    await trail.recordOrder(trx, note.actor, note.orderId);
    return true;
  });
}
