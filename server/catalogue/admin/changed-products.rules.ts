/** Ids of the products that a change concerns, and of their brands. */
import type { ChangedProduct } from "./product-hides.store";

export function idsOf(products: readonly ChangedProduct[]): string[] {
  return products.map(({ productId }) => productId);
}

export function brandsOf(products: readonly ChangedProduct[]): string[] {
  return [...new Set(products.flatMap(({ brandId }) => brandId ?? []))];
}
