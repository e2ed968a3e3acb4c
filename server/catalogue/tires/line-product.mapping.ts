/** A product of the catalogue as the calls for tires and wheels tell of it (specification section 3). */
import { TIRES } from "#contract/categories";
import type { LineProduct, Product } from "#contract/graphql/generated";
import { sizeOfTire } from "#contract/tires/size-of-tire";
import { writeTireSize } from "#contract/tires/write-tire-size";
import { measuresOfWheel } from "#contract/wheels/measures-of-wheel";
import { writeWheelSize } from "#contract/wheels/wheel-size";
import { attributeLines } from "../attribute-lines.mapping";

export function toLineProduct(product: Product): LineProduct {
  const { regularPrice, salePrice } = product;
  return {
    id: product.productId,
    name: product.name,
    url: product.url,
    size: sizeTextOf(product),
    prices: { originalPrice: regularPrice, discountedPrice: salePrice ?? regularPrice },
    shippingCost: product.freeShipping ? 0 : (product.shippingCost ?? null),
    isShippable: product.freeShipping || product.shippingCost != null || !product.inStorePickup,
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

function sizeTextOf(product: Product): string | null {
  if (product.category?.id === TIRES) {
    const size = sizeOfTire(product);
    return size && writeTireSize(size);
  }
  const { size } = measuresOfWheel(product);
  return size && writeWheelSize(size);
}
