/** Today's product prices for a correction of an order, by the checkout's rules. */
import { maxPerOrder, shippingOfPiece } from "#contract/cart/cart";
import type { Product } from "#contract/graphql/generated";
import { isInScope } from "#contract/promotions/scope";
import { PARTNER } from "#contract/suppliers/suppliers";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money/money";
import type { EditPricing, RetainedPromotion } from "../orders/editing/editing.port";
import type { CheckoutStore } from "./checkout.store";
import { deliveryProblems } from "./delivery.rules";
import { toLine } from "./draft.mapping";
import type { QuoterParts } from "./quoter.service";

const { checkout: sentences } = MESSAGES;

type EditPricingParts = Pick<QuoterParts, "catalogue" | "taxes"> & {
  readonly store: Pick<CheckoutStore, "findScope">;
};

export function createEditPricing({ catalogue, taxes, store }: EditPricingParts): EditPricing {
  /**
   * Discount of the order's promotions on an added product: the same share of each dollar, at most its price.
   */
  const offOf = async (product: Product, sumCents: number, promotions: readonly RetainedPromotion[]) => {
    const goods = { categoryId: product.category?.id ?? null, brandId: product.brand?.id ?? null };
    const scopes = await Promise.all(promotions.map(({ code }) => store.findScope(code)));
    const applicable = promotions.filter((_promotion, at) => scopes[at] && isInScope(scopes[at], goods));
    const off = applicable.reduce((sum, { goodsOffCents, ofCents }) => {
      return ofCents === 0 ? sum : sum + Number((BigInt(sumCents) * BigInt(goodsOffCents)) / BigInt(ofCents));
    }, 0);
    const isShippedFree = applicable.some(({ shippingOffCents }) => shippingOffCents > 0);
    return { discountCents: Math.min(off, sumCents), isShippedFree };
  };
  return {
    async lineFor({ productId, quantity }, deliveryType, promotions) {
      const product = await catalogue.findProduct(productId);
      if (!product) return sentences.gone;
      const [problem] = deliveryProblems(deliveryType, [product]);
      if (problem) return problem.message;
      const max = maxPerOrder(product);
      if (quantity > max) return sentences.tooMany(product.name, max);
      const shippingCents = deliveryType === "DELIVERY_PICKUP" ? 0 : shippingOfPiece(product);
      const priceCents = cashPriceCents(product);
      const { discountCents, isShippedFree } = await offOf(product, priceCents * quantity, promotions);
      return toLine({
        product,
        quantity,
        priceCents,
        shippingCents,
        partner: PARTNER,
        discountCents,
        shippingOffCents: isShippedFree ? shippingCents : 0,
      });
    },
    taxOf: (goods) => taxes.taxOf(goods),
  };
}
