/**
 * The transactions that make an order and open attempts to pay it. Whatever calls twice or dies in between: an order
 * is made once and its stock taken once. What comes of a payment is in payment-ledger.ts.
 */
import type { Db } from "../../db/client";
import { insertPlaced, type FirstPayment, type QuotedCart } from "./insert-order.store";
import { lockOrder, moveOrder, type Move } from "../changing/moves.store";
import type { NewOrder } from "../changing/writing.store";
import type { PlacedOrder } from "./placing.port";
import {
  insertPayment,
  listPayments,
  type NewPayment,
  type PaymentRecord,
} from "../../payments/attempts.store";

/** @returns what came of it, in the words of the port; nothing is kept unless it is PLACED */
export async function placeOrder(
  db: Db,
  order: NewOrder,
  payment: FirstPayment,
  cart: QuotedCart | null,
): Promise<PlacedOrder> {
  const made = await insertPlaced(db, order, payment, cart);
  if (made.orderId !== null) return { kind: "PLACED", orderId: made.orderId, paymentId: made.paymentId };
  // The same request may have taken what this one misses, so that is looked at first.
  const known = await findPlaced(db, order.idempotencyHash, order.requestHash);
  if (known) return known;
  if (made.missing.length > 0) return { kind: "OUT_OF_STOCK", productIds: made.missing };
  return { kind: made.isCartAsQuoted ? "PROMOTION_USED_UP" : "CART_CHANGED" };
}

/** What was placed under a key: this request, or another one. null: nothing yet. */
export async function findPlaced(
  db: Db,
  idempotencyHash: Buffer,
  requestHash: Buffer,
): Promise<Extract<PlacedOrder, { kind: "KNOWN" | "CONFLICT" }> | null> {
  const known = await db
    .selectFrom("orders")
    .select(["id", "request_hash", "status"])
    .where("idempotency_hash", "=", idempotencyHash)
    .executeTakeFirst();
  if (!known) return null;
  if (!known.request_hash.equals(requestHash)) return { kind: "CONFLICT" };
  return { kind: "KNOWN", orderId: known.id, status: known.status };
}

/**
 * Opens another attempt to pay an order whose payment failed, or that was left open at another method's page.
 * @returns null when there is no such order; "IN_PROGRESS" when an attempt is under way, so that nobody pays twice
 * @throws MoveRefused, OutOfStock
 */
export async function retryPayment(
  db: Db,
  orderId: string,
  payment: Omit<NewPayment, "orderId" | "amountCents">,
): Promise<PaymentRecord | "IN_PROGRESS" | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (order.status === "PENDING_PAYMENT") {
      const [latest] = await listPayments(trx, orderId);
      if (latest && !isLeftForAnother(latest, payment.method)) return "IN_PROGRESS";
    }
    const move: Move = { to: "PENDING_PAYMENT", actor: "Customer", summary: "Paying another way" };
    if (order.status !== "PENDING_PAYMENT") await moveOrder(trx, order, move);
    return insertPayment(trx, { ...payment, orderId, amountCents: order.totalCents });
  });
}

/** A vendor's page nobody paid at may be left for another method; money that comes there later goes back. */
function isLeftForAnother({ state, method, paymentGatewayUrl }: PaymentRecord, next: string): boolean {
  return state === "PENDING" && paymentGatewayUrl !== null && method !== next;
}
