/** Today's prices of products for a correction of an order, by the rules of the checkout. */
import { mostInOneOrder, shippingOfPiece } from "#contract/cart";
import type { Product } from "#contract/graphql/generated";
import { isInScope } from "#contract/promotion-scope";
import { PARTNER } from "#contract/suppliers";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money";
import type { EditPricing, KeptPromotion } from "../orders/editing/editing.port";
import type { CheckoutStore } from "./checkout.store";
import { deliveryProblems } from "./delivery.rules";
import { toLine } from "./draft.mapping";
import type { QuoterParts } from "./quoter.service";

const { checkout: sentences } = MESSAGES;

type EditPricingParts = Pick<QuoterParts, "catalogue" | "taxes"> & {
  readonly store: Pick<CheckoutStore, "findScope">;
};

export function createEditPricing({ catalogue, taxes, store }: EditPricingParts): EditPricing {
  /** What the promotion of the order takes off a product that is added. */
  const offOf = async (product: Product, sumCents: number, promotion: KeptPromotion | null) => {
    const scope = promotion && (await store.findScope(promotion.code));
    const goods = { categoryId: product.category?.id ?? null, brandId: product.brand?.id ?? null };
    if (!promotion || !scope || !isInScope(scope, goods)) return { discountCents: 0, isShippedFree: false };
    const { discountCents: off, ofCents, shipsFree } = promotion;
    const discountCents = ofCents === 0 ? 0 : Number((BigInt(sumCents) * BigInt(off)) / BigInt(ofCents));
    return { discountCents, isShippedFree: shipsFree };
  };
  return {
    async lineFor({ productId, quantity }, deliveryType, promotion) {
      const product = await catalogue.findProduct(productId);
      if (!product) return sentences.gone;
      const [problem] = deliveryProblems(deliveryType, [product]);
      if (problem) return problem.message;
      const most = mostInOneOrder(product);
      if (quantity > most) return sentences.tooMany(product.name, most);
      const shippingCents = deliveryType === "DELIVERY_PICKUP" ? 0 : shippingOfPiece(product);
      const priceCents = cashPriceCents(product);
      const { discountCents, isShippedFree } = await offOf(product, priceCents * quantity, promotion);
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
    taxCents: (goods) => taxes.taxCents(goods),
  };
}
