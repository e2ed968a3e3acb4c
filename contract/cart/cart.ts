/** What a cart may hold and what it sums up to. */
export const CART_LIMITS = {
  /** Different products (CART-4). */
  lines: 100,
  /** Pieces of one product. */
  quantity: 99,
  /** Different products in a link. */
  linked: 20,
} as const;

export interface PricedLine {
  /** Integer cents of one piece. */
  readonly price: number;
  readonly quantity: number;
}

export interface CartTotals {
  readonly subTotal: number;
  readonly shipping: number;
  readonly discount: number;
  readonly total: number;
}

/** The sums of a cart; shipping and discount are the checkout's (CART-1). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return { subTotal, shipping: 0, discount: 0, total: subTotal };
}

/** Pieces of a product one order may hold, whatever the stock (CART-4). */
export function maxPerOrder(product: { readonly quantityLimit?: number | null | undefined }): number {
  return Math.min(product.quantityLimit ?? CART_LIMITS.quantity, CART_LIMITS.quantity);
}

/** What sending one piece costs, in cents (CHECKOUT-6). */
export function shippingOfPiece(product: {
  readonly freeShipping: boolean;
  readonly shippingCost?: number | null | undefined;
}): number {
  return product.freeShipping ? 0 : (product.shippingCost ?? 0);
}

/** In stock only if at least as many pieces are available as the cart holds (CART-3). */
export function isInStock(line: { readonly quantity: number }, availableQuantity: number): boolean {
  return availableQuantity >= line.quantity;
}

/** Changes a merge of the guest cart made, shown to the customer. */
export const CART_NOTICE_KINDS = ["CAPPED", "GONE", "PRICE_MOVED"] as const;
