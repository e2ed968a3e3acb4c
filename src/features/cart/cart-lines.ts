/** Joins this browser's cart with the API's data on its products. */
import { cartTotals, isInStock, mostInOneOrder, shippingOfPiece } from "#contract/cart";
import type { CartLinesQuery } from "#contract/graphql/generated";
import { estimateLeased } from "#contract/lease-estimate";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money";
import type { Cents } from "#contract/money";
import { ownPictures } from "#contract/pictures";
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
export const MOST_LINES = LIMITS.catalogue.idsPerCall;

type Answer = CartLinesQuery["getCartProducts"][number];

export function cartLineViews(lines: readonly CartLine[], answers: readonly Answer[]): CartLineView[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return lines.map(({ productId, quantity }) => {
    const answer = byId.get(productId);
    const most = mostInOneOrder(answer?.product ?? {});
    const available = Math.min(answer?.availableQuantity ?? 0, most);
    return {
      productId,
      quantity,
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

/** Why the line is not part of the total; null when it is. */
export function reasonOf({ product, inStock, available, most }: CartLineView): string | null {
  if (!product) return MESSAGES.cart.lineGone;
  if (inStock) return null;
  if (available === most) return MESSAGES.cart.lineOverMost(most);
  return available > 0 ? MESSAGES.cart.lineShort(available) : MESSAGES.cart.lineSoldOut;
}

/** True for a line that is part of the total. */
export function isOrderable(line: CartLineView): boolean {
  return line.product !== null && line.inStock;
}

/** Sum of quantity × price over the lines that can be bought, in cents (CART-1). */
export function subTotalCents(lines: readonly CartLineView[]): Cents {
  return cartTotals(
    lines.flatMap(({ product, inStock, quantity }) =>
      product && inStock ? [{ price: product.price, quantity }] : [],
    ),
  ).subTotal;
}

/** What sending those lines costs, in cents. */
export function shippingCents(lines: readonly CartLineView[]): Cents {
  return lines.reduce(
    (sum, { product, inStock, quantity }) => (product && inStock ? sum + product.shipping * quantity : sum),
    0,
  );
}

/** What they come to with shipping and tax (LEASE-73). @param state two letters; null: not known, so with the usual tax */
export function leasedAmountOf(lines: readonly CartLineView[], state: string | null): Cents {
  return estimateLeased(subTotalCents(lines), shippingCents(lines), state);
}

/** Pieces that are part of the total. */
export function orderablePieces(lines: readonly CartLineView[]): number {
  return lines.reduce((sum, line) => (isOrderable(line) ? sum + line.quantity : sum), 0);
}
