/**
 * The transactions that make an order and open attempts to pay it. Whatever calls twice or dies in between: an order
 * is made once and its stock taken once. What comes of a payment is in payment-ledger.ts.
 */
import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../db/client";
import { lockOrder, moveOrder, OutOfStock, type Move } from "./order-moves";
import { insertOrder, takeStock, type NewOrder } from "./order-writer";
import { insertPayment, listPayments, type NewPayment, type PaymentRecord } from "./payment.store";

export type Placed =
  | { readonly kind: "PLACED"; readonly orderId: string; readonly payment: PaymentRecord }
  /** The same request made this order before. */
  | { readonly kind: "KNOWN"; readonly orderId: string; readonly status: OrderStatus }
  /** The key names an order of something else. */
  | { readonly kind: "CONFLICT" };

export interface PlaceExtras {
  /** Emptied with the order: the customer's cart as it was quoted. */
  readonly cart: { readonly userId: string; readonly revision: number } | null;
  /** Runs in the same transaction once the order stands, such as the mail that tells of it. */
  readonly alongside?: (trx: Db, orderId: string) => Promise<void>;
}

/**
 * Makes an order with its first attempt to pay, takes its stock, counts its promotion, empties the cart it came from.
 * @throws OutOfStock, PromotionUsedUp, CartChanged — then there is no order
 */
export async function placeOrder(
  db: Db,
  order: NewOrder,
  payment: Omit<NewPayment, "orderId">,
  { cart, alongside }: PlaceExtras,
): Promise<Placed> {
  return db.transaction().execute(async (trx) => {
    const orderId = await insertOrder(trx, order);
    if (orderId === null) return (await findPlaced(trx, order.idempotencyHash, order.requestHash))!;
    const first = await insertPayment(trx, { ...payment, orderId });
    if (order.promotionCode !== null) await usePromotion(trx, order.promotionCode);
    if (cart !== null) await emptyCart(trx, cart);
    await alongside?.(trx, orderId);
    // Last, so that orders of the same product wait for each other as briefly as can be.
    const missing = await takeStock(trx, order.lines);
    if (missing.length > 0) throw new OutOfStock(missing);
    return { kind: "PLACED", orderId, payment: first };
  });
}

/** What was placed under a key: this request, or another one. null: nothing yet. */
export async function findPlaced(
  db: Db,
  idempotencyHash: Buffer,
  requestHash: Buffer,
): Promise<Extract<Placed, { kind: "KNOWN" | "CONFLICT" }> | null> {
  const known = await db
    .selectFrom("orders")
    .select(["id", "request_hash", "status"])
    .where("idempotency_hash", "=", idempotencyHash)
    .executeTakeFirst();
  if (!known) return null;
  if (!known.request_hash.equals(requestHash)) return { kind: "CONFLICT" };
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

/** The cart is not the one that was quoted: another tab ordered or changed it. */
export class CartChanged extends Error {
  override readonly name = "CartChanged";
}

async function emptyCart(trx: Db, { userId, revision }: NonNullable<PlaceExtras["cart"]>): Promise<void> {
  const { rows } = await sql`
    WITH cart AS (
      UPDATE carts SET revision = revision + 1, updated_at = now()
      WHERE user_id = ${userId} AND revision = ${revision} RETURNING id
    ), gone AS (
      DELETE FROM cart_items USING cart WHERE cart_items.cart_id = cart.id
    )
    SELECT id FROM cart`.execute(trx);
  if (rows.length === 0) throw new CartChanged();
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
