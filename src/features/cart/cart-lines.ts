/** Joins the stored guest cart with what the API says of its products. */
import { cashPriceCents } from "#contract/catalog";
import type { CartLinesQuery } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { Cents } from "#contract/money";
import type { CartLine } from "../../boot/cart-storage";

export interface CartLineView {
  readonly productId: string;
  readonly quantity: number;
  /** Null when the product is no longer sold. */
  readonly product: { readonly name: string; readonly url: string; readonly price: Cents } | null;
  /** True only if as many pieces can be sold as the line asks for (specification §4). */
  readonly inStock: boolean;
}

/** How many lines are asked for at once; a cart holds no more. */
export const MOST_LINES = LIMITS.catalogue.idsPerCall;

export function cartLineViews(
  lines: readonly CartLine[],
  answers: CartLinesQuery["getCartProducts"],
): CartLineView[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return lines.map(({ productId, quantity }) => {
    const answer = byId.get(productId);
    const product = answer?.product;
    return {
      productId,
      quantity,
      product: product
        ? {
            name: product.name,
            url: product.url,
            price: cashPriceCents({ ...product, salePrice: product.salePrice ?? null }),
          }
        : null,
      inStock: (answer?.availableQuantity ?? 0) >= quantity,
    };
  });
}

/** Sum of quantity × price over the lines that can be bought, in cents (specification §4). */
export function subTotalCents(lines: readonly CartLineView[]): Cents {
  return lines.reduce(
    (sum, line) => (line.product && line.inStock ? sum + line.product.price * line.quantity : sum),
    0,
  );
}
