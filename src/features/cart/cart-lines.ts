/** Joins this browser's cart with the API's product data. */
import { cartTotals, isInStock, maxPerOrder, shippingOfPiece } from "#contract/cart/cart";
import type { CartLinesQuery } from "#contract/graphql/generated";
import { estimateLeased, maxLeased } from "#contract/leases/estimate";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money/money";
import type { Cents } from "#contract/money/money";
import { ownPictures } from "#contract/catalogue/pictures";
import { shortageOf, shortageSentence } from "#contract/cart/shortage";
import type { LeasedRange } from "../../catalogue/cards/leased-amount";
import { seenNameOf, type AnsweredProduct } from "../../client/cart/cart-changes";
import type { CartLine } from "../../client/cart/cart-storage";

interface CartProductView {
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  /** Media path for ProductPicture; null without one. */
  readonly image: string | null;
  readonly price: Cents;
  /** For one item. */
  readonly shipping: Cents;
  /** Measurements of a tire or wheel; null for other products. */
  readonly fitCode: string | null;
}

export interface CartLineView {
  readonly productId: string;
  readonly quantity: number;
  /** The product's name, also when it is no longer sold. */
  readonly name: string;
  /** Null when the product is no longer sold. */
  readonly product: CartProductView | null;
  /** Quantity available for one order now. */
  readonly available: number;
  /** Maximum quantity per order. */
  readonly maxQuantity: number;
  /** True only if at least the line's quantity is available (CART-3). */
  readonly inStock: boolean;
}

/** Lines per request; a cart has no more. */
export const MAX_LINES = LIMITS.catalogue.idsPerCall;

type Answer = CartLinesQuery["getCartProducts"][number];

/** A product as this visitor currently sees it. */
export function toAnsweredProduct({ id, product }: Answer): AnsweredProduct {
  return {
    productId: id,
    name: product?.name ?? "",
    price: product ? cashPriceCents(product) : null,
  };
}

export function cartLineViews(lines: readonly CartLine[], answers: readonly Answer[]): CartLineView[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return lines.map(({ productId, quantity }) => {
    const answer = byId.get(productId);
    const maxQuantity = maxPerOrder(answer?.product ?? {});
    const available = Math.min(answer?.availableQuantity ?? 0, maxQuantity);
    return {
      productId,
      quantity,
      name: answer?.product?.name ?? seenNameOf(productId) ?? `Product ${productId}`,
      available,
      product: answer?.product ? productView(answer.product) : null,
      maxQuantity,
      inStock: isInStock({ quantity }, available),
    };
  });
}

function productView(product: NonNullable<Answer["product"]>): CartProductView {
  const { name, manufacturer, url } = product;
  return {
    name,
    brand: manufacturer,
    url,
    image: ownPictures(product)[0] ?? null,
    price: cashPriceCents(product),
    shipping: shippingOfPiece(product),
    fitCode: product.fit?.code ?? null,
  };
}

/** Why the line cannot be ordered as is; null when it can. */
export function reasonOf({ product, ...line }: CartLineView): string | null {
  if (!product) return MESSAGES.cart.lineUnavailable;
  const shortage = shortageOf(line.quantity, line.available, line.maxQuantity);
  if (!shortage) return null;
  if (shortage.kind === "OVER_MOST") return MESSAGES.cart.maxPerOrder(shortage.orderable);
  return shortage.kind === "SHORT" ? MESSAGES.cart.lineShort(shortage.orderable) : MESSAGES.cart.lineSoldOut;
}

/**
 * Why checkout is closed, in the checkout's own words: one sentence per product; empty when open (CART-12).
 */
export function whyClosed(lines: readonly CartLineView[]): string[] {
  const sentences = lines.flatMap(({ product, quantity, available, maxQuantity }) => {
    const shortage = product && shortageOf(quantity, available, maxQuantity);
    return shortage ? [shortageSentence(product.name, shortage)] : [];
  });
  const discontinued = lines.every(isSold) ? [] : [MESSAGES.checkout.gone];
  // Two products may have the same name.
  return [...new Set([...sentences, ...discontinued])];
}

/** True for a line that can be ordered as is. */
export function isOrderable(line: CartLineView): boolean {
  return line.product !== null && line.inStock;
}

/** True for a line included in the total, as in the checkout: only discontinued products have no price. */
export function isSold(
  line: CartLineView,
): line is CartLineView & { readonly product: NonNullable<CartLineView["product"]> } {
  return line.product !== null;
}

/** Sum of quantity × price over the cart, in cents (CART-1). */
export function subTotalCents(lines: readonly CartLineView[]): Cents {
  return cartTotals(lines.filter(isSold).map(({ product, quantity }) => ({ price: product.price, quantity })))
    .subTotal;
}

/** Total shipping cost in cents. */
export function shippingCents(lines: readonly CartLineView[]): Cents {
  return lines.filter(isSold).reduce((sum, { product, quantity }) => sum + product.shipping * quantity, 0);
}

/**
 * Amount of the lines with shipping and tax (LEASE-73). @param state two letters; null = unknown, so with the
 * estimated tax
 */
export function leasedAmountOf(lines: readonly CartLineView[], state: string | null): Cents {
  return estimateLeased(subTotalCents(lines), shippingCents(lines), state);
}

/** Lowest and highest amount over all states, from the cart's totals with the estimated tax. */
export function leasedRangeOf({ total, tax }: { readonly total: Cents; readonly tax: Cents }): LeasedRange {
  return [total - tax, maxLeased(total - tax, 0)];
}

/** Number of items included in the total. */
export function countedPieces(lines: readonly CartLineView[]): number {
  return lines.filter(isSold).reduce((sum, { quantity }) => sum + quantity, 0);
}
