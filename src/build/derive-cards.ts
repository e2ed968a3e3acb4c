/** A product in a grid, and the order of grids. */
import { productPath } from "../../contract/catalog";
import type { CardView } from "../catalogue/views/catalog-views";
import type { CatalogueProduct } from "./catalogue";

const ownMedia = "/media/";

/** Pictures of the product that are ours to show (decision 0007). */
export function ownPictures(product: CatalogueProduct): string[] {
  return product.images.map((image) => image.href).filter((href) => href.startsWith(ownMedia));
}

/** Stands for a product whose pictures are the supplier's; null when it is in no category. */
export function illustration(product: CatalogueProduct): string | null {
  return product.category ? `${ownMedia}products/${product.category.id}-1-front` : null;
}

export function toCard(product: CatalogueProduct): CardView {
  return {
    productId: product.productId,
    url: productPath(product),
    name: product.name,
    brand: product.manufacturer,
    image: ownPictures(product)[0] ?? illustration(product),
    regularPrice: product.regularPrice,
    salePrice: product.salePrice ?? null,
    reviewCount: product.customerReviewCount,
    reviewAverage: product.customerReviewAverage ?? null,
    availability: product.availability,
    labels: product.productLabels,
  };
}

/**
 * Best sellers first, the unranked after them by id. Price and stock play no part, so that a changed price
 * moves no product to another page.
 */
export function inBestSellingOrder(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  return [...products].sort(
    (one, other) =>
      (one.bestSellingRank ?? Infinity) - (other.bestSellingRank ?? Infinity) || compareIds(one, other),
  );
}

function compareIds(one: CatalogueProduct, other: CatalogueProduct): number {
  return one.productId < other.productId ? -1 : one.productId > other.productId ? 1 : 0;
}
