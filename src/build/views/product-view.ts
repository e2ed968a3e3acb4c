/** The view of the product page. */
import { canShip } from "../../../contract/checkout/delivery";
import { MESSAGES } from "../../../contract/messages";
import { ownPictures } from "../../../contract/catalogue/pictures";
import { brandPath } from "../../../contract/site/paths";
import type { LinkView, ProductView } from "../../catalogue/views/catalogue-views";
import { illustration, toCard } from "../../catalogue/cards/card";
import type { CatalogueBrand, CatalogueProduct } from "./catalogue";
import { HOME_LINK, breadcrumbsOf, linkTo, type CategoryTree } from "./category-tree";
import type { Shelf } from "./listing-view";
import { reviewsView, suppliedRating } from "./reviews-view";

export const RELATED_COUNT = 4;

export function productView(
  product: CatalogueProduct,
  tree: CategoryTree,
  brands: ReadonlyMap<string, CatalogueBrand>,
  related: readonly CatalogueProduct[],
  linePages: readonly Shelf[],
): ProductView {
  const category = product.category ? tree.byId.get(product.category.id) : undefined;
  const brand = product.brand ? brands.get(product.brand.id) : undefined;
  const listing: LinkView = category ? linkTo(category) : HOME_LINK;
  const supplied = suppliedRating(product);
  const view: ProductView = {
    ...toCard(product),
    ...(supplied ? { suppliedRating: supplied } : {}),
    sku: product.sku,
    modelNumber: product.modelNumber ?? null,
    upc: product.upc ?? null,
    images: picturesOf(product),
    ...(ownPictures(product).length === 0 ? { isIllustrated: true } : {}),
    breadcrumbs: category ? breadcrumbsOf(category) : [HOME_LINK],
    listing,
    brandLink: brand ? { label: brand.name, url: brandPath(brand) } : null,
    ...(linePages.length > 0 ? { alsoSee: linePages.map(linkToAll) } : {}),
    description: product.description,
    longDescription: product.longDescription,
    features: product.features,
    includedItems: product.includedItems,
    attributes: product.attributes.map(({ name, value, isFromName }) => ({
      name,
      value: isFromName ? MESSAGES.catalogue.fromName(value) : value,
    })),
    ...(product.salePeriod ? { salePeriod: product.salePeriod } : {}),
    ...(product.rebates.length > 0 ? { rebates: product.rebates } : {}),
    shippingCost: product.shippingCost ?? null,
    freeShipping: product.freeShipping,
    isSent: canShip(product),
    inStorePickup: product.inStorePickup,
    related: related.map(toCard),
  };
  const reviews = reviewsView(product, JSON.stringify(view).length);
  return reviews ? { ...view, reviews } : view;
}

function linkToAll({ frame, url }: Shelf): LinkView {
  return { label: `All ${frame.title}`, url };
}

function picturesOf(product: CatalogueProduct): string[] {
  const own = ownPictures(product);
  const stand = illustration(product);
  return own.length > 0 || stand === null ? own : [stand];
}

/**
 * Ids of the next products in the category's best-selling order, wrapping around. Every product is related to
 * exactly RELATED_COUNT others, so a changed price affects that many pages instead of the whole category.
 */
export function relatedIds(productIds: readonly string[], position: number): string[] {
  return around(productIds, position, 1);
}

/** Ids of the products that show the product at `position` as related. */
export function idsRelatingTo(productIds: readonly string[], position: number): string[] {
  return around(productIds, position, -1);
}

function around(productIds: readonly string[], position: number, direction: 1 | -1): string[] {
  const count = Math.max(0, Math.min(RELATED_COUNT, productIds.length - 1));
  return Array.from({ length: count }, (_, step) => {
    const index = position + direction * (step + 1) + productIds.length;
    return productIds[index % productIds.length]!;
  });
}
