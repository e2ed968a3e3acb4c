/**
 * Rebuilds a guest's cart for staff: the browser reports products and quantities, the catalogue supplies the
 * rest (CHAT-11).
 */
import { CART_LIMITS } from "#contract/cart/cart";
import type { DisplayedCartLine } from "#contract/chat/schema";
import { cashPriceCents } from "#contract/money/money";
import type { DisplayedProducts } from "./chat.port";
import type { ReportedCart } from "./conversations/chat.record";

/** One line per product, limited to the units a cart may hold. */
export function mergeLines(lines: ReportedCart): ReportedCart {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return [...pieces].map(([productId, quantity]) => ({
    productId,
    quantity: Math.min(quantity, CART_LIMITS.quantity),
  }));
}

export async function showCart(
  cart: ReportedCart,
  products: DisplayedProducts,
): Promise<DisplayedCartLine[]> {
  const listed = cart.length === 0 ? [] : await products.listProducts(cart.map(({ productId }) => productId));
  const byId = new Map(listed.map((product) => [product.productId, product]));
  return cart.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    return {
      productId,
      quantity,
      product: product ? { name: product.name, slug: product.slug, price: cashPriceCents(product) } : null,
    };
  });
}
