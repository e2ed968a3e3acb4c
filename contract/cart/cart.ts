/** Cart limits and totals. */
export const CART_LIMITS = {
  /** Distinct products (CART-4). */
  lines: 100,
  /** Units of one product. */
  quantity: 99,
  /** Distinct products in a link. */
  linked: 20,
} as const;

export interface PricedLine {
  /** Unit price in cents. */
  readonly price: number;
  readonly quantity: number;
}

export interface CartTotals {
  readonly subTotal: number;
  readonly shipping: number;
  readonly discount: number;
  readonly total: number;
}

/** Cart totals; the checkout adds shipping and discount (CART-1). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return { subTotal, shipping: 0, discount: 0, total: subTotal };
}

/** Units of a product one order may hold, regardless of stock (CART-4). */
export function maxPerOrder(product: { readonly quantityLimit?: number | null | undefined }): number {
  return Math.min(product.quantityLimit ?? CART_LIMITS.quantity, CART_LIMITS.quantity);
}

/** Shipping cost of one unit in cents (CHECKOUT-6). */
export function shippingOfPiece(product: {
  readonly freeShipping: boolean;
  readonly shippingCost?: number | null | undefined;
}): number {
  return product.freeShipping ? 0 : (product.shippingCost ?? 0);
}

/** True only if available stock covers the cart's quantity (CART-3). */
export function isInStock(line: { readonly quantity: number }, availableQuantity: number): boolean {
  return availableQuantity >= line.quantity;
}

/** Changes made by merging the guest cart, displayed to the customer. */
export const CART_NOTICE_KINDS = ["CAPPED", "GONE", "PRICE_MOVED"] as const;
