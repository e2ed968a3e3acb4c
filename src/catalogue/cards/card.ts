/** The one way from a product to its card and its pictures, for the site build, the site host and the app. */
import type { Availability, OfferLabel } from "../../../contract/catalog";
import { productPath } from "../../../contract/site-paths";
import type { CardView } from "../views/catalog-views";

/** What a card needs of a product, as the API and the export of the catalogue name it. */
interface CardProduct {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly images: readonly { readonly href: string; readonly primary?: boolean }[];
  readonly category?: { readonly id: string } | null | undefined;
  readonly regularPrice: number;
  readonly salePrice?: number | null | undefined;
  readonly customerReviewCount: number;
  readonly customerReviewAverage?: number | null | undefined;
  readonly availability: Availability;
  readonly productLabels: readonly OfferLabel[];
}

const ownMedia = "/media/";

/** Whether a picture is ours to show: pages ask nothing of a third party (decision 0007). */
export function isOwnPicture(href: string): boolean {
  return href.startsWith(ownMedia);
}

/** Own pictures, the primary one first. */
export function ownPictures({ images }: Pick<CardProduct, "images">): string[] {
  const inOrder = [...images].sort((one, other) => Number(other.primary ?? 0) - Number(one.primary ?? 0));
  return inOrder.map(({ href }) => href).filter(isOwnPicture);
}

/** Stands for a product whose pictures are the supplier's; null when it is in no category. */
export function illustration({ category }: Pick<CardProduct, "category">): string | null {
  return category ? `${ownMedia}products/${category.id}-1-front` : null;
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
  };
}
