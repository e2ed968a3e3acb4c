/** The products of an order, to put them into a cart. Pure. */
import type { OrderedGoods } from "../cart/cart.port";
import type { OrderRecord } from "./reading/order.port";

/** One entry per product, in the sequence of the order: a product can have several lines (ORDER-46). */
export function goodsOf({ lines }: Pick<OrderRecord, "lines">): readonly OrderedGoods[] {
  const goods = new Map<string, OrderedGoods>();
  for (const { productId, product, quantity, priceCents } of lines) {
    const before = goods.get(productId)?.quantity ?? 0;
    goods.set(productId, { productId, name: product.name, quantity: before + quantity, priceCents });
  }
  return [...goods.values()];
}
