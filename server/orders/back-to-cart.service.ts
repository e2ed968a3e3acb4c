/**
 * Cancels an order and moves its items back to the cart, for a customer who wants to buy something else
 * (LEASE-67).
 */
import type { OrderInCart } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { ORDER_IN_CART_MESSAGES } from "#contract/orders/messages";
import { isStaff } from "#contract/staff/roles";
import type { CartFilling } from "../cart/cart.port";
import type { Viewer } from "../http/session";
import { UNLIMITED } from "./changing/limit-refunds.change";
import { changeStatus } from "./changing/change-status.change";
import type { ChangeParts } from "./changing/ports/changes.port";
import { goodsOf } from "./ordered-goods.rules";
import type { OrderPlacing } from "./placing/placing.port";
import { toOrder } from "./reading/order.mapping";
import type { OrderStore } from "./reading/orders.store";
import { REFUSALS } from "./changing/refusals.rules";
import { mayCustomerCancel } from "./reading/permissions.rules";

export interface BackToCartParts extends ChangeParts {
  readonly orders: Pick<OrderStore, "find">;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly carts: CartFilling;
}

const sentences = ORDER_IN_CART_MESSAGES;

export class BackToCartService {
  constructor(private readonly parts: BackToCartParts) {}

  /**
   * Cancels the order and refunds payments. Idempotent: an account's cart is filled once per order, in the
   * same transaction. A guest's browser fills its own cart. Another customer's order is reported as missing.
   */
  async putInCart(viewer: Viewer | null, orderId: string, orderKey: string | null): Promise<OrderInCart> {
    const { orders, placing, carts } = this.parts;
    if (!(await placing.mayAct(orderId, viewer, orderKey, "CANCEL"))) {
      const maySee = await placing.mayAct(orderId, viewer, orderKey, "FOLLOW");
      return refused(maySee ? sentences.linkCannotCancel : MESSAGES.generic.notFound);
    }
    const record = await orders.find(orderId);
    if (!record) return refused(MESSAGES.generic.notFound);
    const { lines, notices } = await carts.offerAgain(goodsOf(record));
    const owner = viewer && !isStaff(viewer.role) ? viewer.userId : null;
    const outcome = await changeStatus(this.parts, {
      orderId,
      to: "CANCELLED",
      revision: null,
      mayMove: ({ status }) => mayCustomerCancel(status),
      actor: "Customer",
      recordRefunded: UNLIMITED,
      sealedReason: null,
      // Keys sent by browsers contain no colon, so this key cannot collide.
      alsoInTransaction: (trx) =>
        owner ? carts.fill(trx, owner, `order:${orderId}`, lines) : Promise.resolve(),
    });
    if (!outcome) return refused(MESSAGES.generic.notFound);
    const now = (outcome.kind === "DONE" && outcome.record) || (await orders.find(orderId));
    const order = now && toOrder(now, { kind: "customer" });
    if (outcome.kind !== "DONE" && outcome.kind !== "SAME") {
      const message = { ...REFUSALS, NOT_ALLOWED: MESSAGES.orders.notCancellable }[outcome.kind];
      return { ...refused(message), order };
    }
    const pieces = owner
      ? []
      : lines.map(({ productId, quantity, most }) => ({ productId, quantity: Math.min(quantity, most) }));
    return { success: true, message: sentences.done, order, items: pieces, notices: [...notices] };
  }
}

function refused(message: string): OrderInCart {
  return { success: false, message, order: null, items: [], notices: [] };
}
