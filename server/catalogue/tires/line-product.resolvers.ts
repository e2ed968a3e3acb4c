/** Resolves the requested fields of a product for the tire and wheel calls (specification section 3). */
import { sizeTextOf } from "#contract/catalogue/lines";
import { canShip } from "#contract/checkout/delivery";
import type { Resolvers } from "#contract/graphql/generated";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { attributeLines } from "../read-model/attribute-lines.mapping";

export const LINE_PRODUCT: NonNullable<Resolvers["LineProduct"]> = {
  id: ({ productId }) => productId,
  size: (product) => sizeTextOf(product),
  prices: (product) => ({
    originalPrice: product.regularPrice,
    discountedPrice: displayedPriceCents(product),
  }),
  shippingCost: ({ freeShipping, shippingCost }) => (freeShipping ? 0 : (shippingCost ?? null)),
  isShippable: (product) => canShip(product),
  stock: ({ availableQuantity, availability }) => ({
    availableQuantity,
    inStock: availability === "AVAILABLE",
  }),
  ratingCount: ({ customerReviewCount }) => customerReviewCount,
  rating: ({ customerReviewAverage }) => customerReviewAverage ?? null,
  specifications: (product) => attributeLines(product),
};
