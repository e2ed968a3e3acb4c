/** Joins this browser's cart with the API's data on its products. */
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
  /** Media path as ProductPicture takes it; null without one. */
  readonly image: string | null;
  readonly price: Cents;
  /** For one piece. */
  readonly shipping: Cents;
}

export interface CartLineView {
  readonly productId: string;
  readonly quantity: number;
  /** Of the product, also when it is no longer sold. */
  readonly name: string;
  /** Null when the product is no longer sold. */
  readonly product: CartProductView | null;
  /** Pieces available in one order now. */
  readonly available: number;
  /** Most pieces in one order. */
  readonly most: number;
  /** True only if at least the line's quantity is available (CART-3). */
  readonly inStock: boolean;
}

/** Lines per request; a cart holds no more. */
export const MAX_LINES = LIMITS.catalogue.idsPerCall;

type Answer = CartLinesQuery["getCartProducts"][number];

/** A product as this visitor sees it now. */
export function productSeen({ id, product }: Answer): AnsweredProduct {
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
    const most = maxPerOrder(answer?.product ?? {});
    const available = Math.min(answer?.availableQuantity ?? 0, most);
    return {
      productId,
      quantity,
      name: answer?.product?.name ?? seenNameOf(productId) ?? `Product ${productId}`,
      available,
      product: answer?.product ? productView(answer.product) : null,
      most,
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
  };
}

/** Why the line cannot be ordered as it is; null when it can. */
export function reasonOf({ product, ...line }: CartLineView): string | null {
  if (!product) return MESSAGES.cart.lineGone;
  const shortage = shortageOf(line.quantity, line.available, line.most);
  if (!shortage) return null;
  if (shortage.kind === "OVER_MOST") return MESSAGES.cart.maxPerOrder(shortage.most);
  return shortage.kind === "SHORT" ? MESSAGES.cart.lineShort(shortage.most) : MESSAGES.cart.lineSoldOut;
}

/** Why the checkout is closed, as it says it itself: a sentence for each product; empty when it is open (CART-12). */
export function whyClosed(lines: readonly CartLineView[]): string[] {
  const sentences = lines.flatMap(({ product, quantity, available, most }) => {
    const shortage = product && shortageOf(quantity, available, most);
    return shortage ? [shortageSentence(product.name, shortage)] : [];
  });
  const gone = lines.every(isSold) ? [] : [MESSAGES.checkout.gone];
  // Two products may have one name.
  return [...new Set([...sentences, ...gone])];
}

/** True for a line that can be ordered as it is. */
export function isOrderable(line: CartLineView): boolean {
  return line.product !== null && line.inStock;
}

/** True for a line that is part of the total, as it is in the checkout: only what is no longer sold has no price. */
export function isSold(
  line: CartLineView,
): line is CartLineView & { readonly product: NonNullable<CartLineView["product"]> } {
  return line.product !== null;
}

/** Sum of quantity × price over what is in the cart, in cents (CART-1). */
export function subTotalCents(lines: readonly CartLineView[]): Cents {
  return cartTotals(lines.filter(isSold).map(({ product, quantity }) => ({ price: product.price, quantity })))
    .subTotal;
}

/** What sending it costs, in cents. */
export function shippingCents(lines: readonly CartLineView[]): Cents {
  return lines.filter(isSold).reduce((sum, { product, quantity }) => sum + product.shipping * quantity, 0);
}

/** What they come to with shipping and tax (LEASE-73). @param state two letters; null: not known, so with the usual tax */
export function leasedAmountOf(lines: readonly CartLineView[], state: string | null): Cents {
  return estimateLeased(subTotalCents(lines), shippingCents(lines), state);
}

/** From the least to the most a cart comes to in any state, of its sums with the usual tax. */
export function leasedRangeOf({ total, tax }: { readonly total: Cents; readonly tax: Cents }): LeasedRange {
  return [total - tax, maxLeased(total - tax, 0)];
}

/** Pieces that are part of the total. */
export function countedPieces(lines: readonly CartLineView[]): number {
  return lines.filter(isSold).reduce((sum, { quantity }) => sum + quantity, 0);
}
