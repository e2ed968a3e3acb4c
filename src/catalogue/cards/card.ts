/** The one way from a product to its card and its pictures, for the site build, the site host and the app. */
import type { Availability, OfferLabel } from "../../../contract/catalogue";
import { ILLUSTRATIONS, ownPictures } from "../../../contract/pictures";
import { productPath } from "../../../contract/site-paths";
import type { CardView } from "../views/catalogue-views";

/** What a card needs of a product, as the API and the export of the catalogue name it. */
interface CardProduct {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly images: Parameters<typeof ownPictures>[0]["images"];
  readonly category?: { readonly id: string } | null | undefined;
  readonly regularPrice: number;
  readonly salePrice?: number | null | undefined;
  readonly customerReviewCount: number;
  readonly customerReviewAverage?: number | null | undefined;
  readonly availability: Availability;
  readonly productLabels: readonly OfferLabel[];
  readonly condition: string;
}

/** Stands for a product whose pictures are the supplier's; null when it is in no category. */
export function illustration({ category }: Pick<CardProduct, "category">): string | null {
  return category ? `${ILLUSTRATIONS}${category.id}-1-front` : null;
}

export function toCard(product: CardProduct): CardView {
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
    condition: product.condition,
  };
}
