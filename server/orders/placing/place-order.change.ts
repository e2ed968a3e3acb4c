/** Places an order. Idempotent: an order is placed once and reserves stock once. */
import type { Db } from "../../db/client";
import type { MoneySource } from "../changing/ports/money.port";
import { insertPlaced, type NewOrder } from "./insert-order.store";
import type { OrderDraft, Placing } from "./placing.port";
import { findPlaced } from "./placing.store";

/**
 * Places the order of a draft.
 * @param source null when no payment starts yet
 */
export async function placeOrder(
  db: Db,
  source: MoneySource | null,
  order: NewOrder,
  draft: OrderDraft,
): Promise<Placing> {
  const made = await insertPlaced(db, source, order, draft);
  if (made.orderId !== null) {
    return {
      kind: "PLACED",
      order: { ...draft, id: made.orderId, uniqueId: order.uniqueId, leasedCents: 0, correctionId: null },
      paymentId: made.paymentId,
      orderKey: order.key?.key ?? null,
    };
  }
  // Checked first: the missing stock may be reserved by the same request.
  const known = await findPlaced(db, order.idempotencyHash, order.requestHash);
  if (known) return known;
  if (made.hasReachedHoldLimit) return { kind: "HOLDS_ENOUGH" };
  if (made.missing.length > 0) return { kind: "OUT_OF_STOCK", productIds: made.missing };
  if (!made.isCartAsQuoted) return { kind: "CART_CHANGED" };
  if (made.isOfferOver) return { kind: "OFFER_OVER" };
  return { kind: made.hasUsedPromotion ? "PROMOTION_USED" : "PROMOTION_USED_UP" };
}
