/** Puts the products of an order into the cart once more (ORDER-50). */
import type { OrderInCart } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { ORDER_IN_CART_MESSAGES } from "#contract/orders/messages";
import { buyAgainInput } from "#contract/orders/changes";
import { isStaff } from "#contract/staff/roles";
import type { CartFilling } from "../cart/cart.port";
import type { Db } from "../db/client";
import type { Viewer } from "../http/session";
import { validate } from "../http/validation";
import { goodsOf } from "./ordered-goods.rules";
import type { OrderPlacing } from "./placing/placing.port";
import type { OrderStore } from "./reading/orders.store";

export interface BuyAgainParts {
  readonly db: Db;
  readonly orders: Pick<OrderStore, "find">;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly carts: CartFilling;
}

const sentences = ORDER_IN_CART_MESSAGES;
const { generic } = MESSAGES;

export class BuyAgainService {
  constructor(private readonly parts: BuyAgainParts) {}

  /**
   * Fills an account's cart, once per key; a guest's browser fills its own cart. The order stays as it is.
   * Another customer's order is reported as missing.
   * @throws DomainError BAD_USER_INPUT for an invalid key
   */
  async buyAgain(
    viewer: Viewer | null,
    orderId: string,
    orderKey: string | null,
    idempotencyKey: string,
  ): Promise<OrderInCart> {
    const { db, orders, placing, carts } = this.parts;
    validate(buyAgainInput, { idempotencyKey });
    const maySee = await placing.mayAct(orderId, viewer, orderKey, "FOLLOW");
    const order = maySee ? await orders.find(orderId) : null;
    if (!order) return { success: false, message: generic.notFound, order: null, items: [], notices: [] };
    const { lines, notices } = await carts.offerAgain(goodsOf(order));
    const differences = [...notices];
    if (lines.length === 0) {
      return { success: false, message: sentences.nothingSold, order: null, items: [], notices: differences };
    }
    const owner = viewer && !isStaff(viewer.role) ? viewer.userId : null;
    if (owner) await carts.fill(db, owner, `again:${orderId}:${idempotencyKey}`, lines);
    const items = owner
      ? []
      : lines.map(({ productId, quantity, most }) => ({ productId, quantity: Math.min(quantity, most) }));
    return { success: true, message: sentences.boughtAgain, order: null, items, notices: differences };
  }
}
