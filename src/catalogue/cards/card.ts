/** Maps a product to its card and pictures, for site build, site host and app. */
import { shippingOfPiece } from "../../../contract/cart/cart";
import type { Availability, OfferLabel } from "../../../contract/catalogue/lists";
import { ILLUSTRATIONS, ownPictures } from "../../../contract/catalogue/pictures";
import { piecesOfSet } from "../../../contract/promotions/sets";
import type { DisplayedOffer } from "../../../contract/promotions/displayed-offers";
import { productPath } from "../../../contract/site/paths";
import type { CardView } from "../views/catalogue-views";

/** The product fields of a card, named alike in the API and the catalog export. */
interface CardProduct {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly images: Parameters<typeof ownPictures>[0]["images"];
  readonly category?: { readonly id: string } | null | undefined;
  readonly regularPrice: number;
  readonly salePrice?: number | null | undefined;
  readonly offer?: DisplayedOffer | null | undefined;
  readonly freeShipping: boolean;
  readonly shippingCost?: number | null | undefined;
  readonly customerReviewCount: number;
  readonly customerReviewAverage?: number | null | undefined;
  readonly availability: Availability;
  readonly productLabels: readonly OfferLabel[];
  readonly condition: string;
  readonly fit?: { readonly code: string } | null | undefined;
}

/** Replaces missing pictures of our own; null for a product without a category. */
export function illustration({ category }: Pick<CardProduct, "category">): string | null {
  return category ? `${ILLUSTRATIONS}${category.id}-1-front` : null;
}

export function toCard(product: CardProduct): CardView {
  const pieces = piecesOfSet(product.category?.id);
  return {
    productId: product.productId,
    url: productPath(product),
    name: product.name,
    brand: product.manufacturer,
    image: ownPictures(product)[0] ?? illustration(product),
    regularPrice: product.regularPrice,
    salePrice: product.salePrice ?? null,
    ...(product.offer ? { offer: offerView(product.offer) } : {}),
    shipping: shippingOfPiece(product),
    reviewCount: product.customerReviewCount,
    reviewAverage: product.customerReviewAverage ?? null,
    availability: product.availability,
    labels: product.productLabels,
    condition: product.condition,
    ...(pieces > 1 ? { piecesOfSet: pieces } : {}),
    ...(product.fit ? { fit: { code: product.fit.code } } : {}),
  };
}

/** Drops fields that a client may add to a response. */
function offerView({ price, wasPrice, words, startsAt, endsAt }: DisplayedOffer): DisplayedOffer {
  return { price, wasPrice, words, startsAt, endsAt };
}
