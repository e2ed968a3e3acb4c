/** A product in a grid. */
import { productPath } from "../../../contract/site-paths";
import type { CardView } from "../../catalogue/views/catalog-views";
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
