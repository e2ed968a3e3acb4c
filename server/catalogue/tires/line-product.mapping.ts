/** A product of the catalogue as the calls for tires and wheels tell of it (specification section 3). */
import { canShip } from "#contract/delivery";
import type { LineProduct, Product } from "#contract/graphql/generated";
import { sizeTextOf } from "#contract/catalogue-lines";
import { attributeLines } from "../read-model/attribute-lines.mapping";

export function toLineProduct(product: Product): LineProduct {
  const { regularPrice, salePrice } = product;
  return {
    id: product.productId,
    name: product.name,
    url: product.url,
    size: sizeTextOf(product),
    prices: { originalPrice: regularPrice, discountedPrice: salePrice ?? regularPrice },
    shippingCost: product.freeShipping ? 0 : (product.shippingCost ?? null),
    isShippable: canShip(product),
    stock: {
      availableQuantity: product.availableQuantity,
      inStock: product.availability === "AVAILABLE",
    },
    rebates: product.rebates,
    brand: product.brand ?? null,
    images: product.images,
    ratingCount: product.customerReviewCount,
    rating: product.customerReviewAverage ?? null,
    specifications: attributeLines(product),
  };
}
