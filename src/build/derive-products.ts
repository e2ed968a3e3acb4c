/** The product page. */
import { brandPath } from "../../contract/catalog";
import type { CardView, LinkView, ProductView } from "../catalogue/views/catalog-views";
import type { CatalogueBrand, CatalogueProduct } from "./catalogue";
import { HOME_LINK, breadcrumbsOf, linkTo, type CategoryTree } from "./category-tree";
import { illustration, ownPictures, toCard } from "./derive-cards";

/** Cards of others on a product page. */
export const RELATED_COUNT = 4;

export interface ProductSurroundings {
  readonly tree: CategoryTree;
  readonly brands: ReadonlyMap<string, CatalogueBrand>;
  /** Products of the same category in best-selling order, the product itself among them. */
  readonly neighbours: readonly CatalogueProduct[];
  /** Where the product stands among its neighbours. */
  readonly position: number;
}

export function deriveProduct(product: CatalogueProduct, around: ProductSurroundings): ProductView {
  const category = product.category ? around.tree.byId.get(product.category.id) : undefined;
  const brand = product.brand ? around.brands.get(product.brand.id) : undefined;
  const listing: LinkView = category ? linkTo(category) : HOME_LINK;
  return {
    ...toCard(product),
    sku: product.sku,
    modelNumber: product.modelNumber ?? null,
    upc: product.upc ?? null,
    condition: product.condition,
    images: picturesOf(product),
    ...(ownPictures(product).length === 0 ? { isIllustrated: true } : {}),
    breadcrumbs: [...(category ? breadcrumbsOf(category) : [HOME_LINK])],
    listing,
    brandLink: brand ? { label: brand.name, url: brandPath(brand) } : null,
    description: product.description,
    longDescription: product.longDescription,
    features: product.features,
    includedItems: product.includedItems,
    attributes: product.attributes.map(({ name, value }) => ({ name, value })),
    shippingCost: product.shippingCost ?? null,
    freeShipping: product.freeShipping,
    homeDelivery: product.homeDelivery,
    inStorePickup: product.inStorePickup,
    related: relatedTo(around),
  };
}

function picturesOf(product: CatalogueProduct): string[] {
  const own = ownPictures(product);
  const stand = illustration(product);
  return own.length > 0 || stand === null ? own : [stand];
}

/**
 * The next in the category's best-selling order, going round at its end: every product is shown by exactly
 * RELATED_COUNT others, so a changed price rewrites that many pages and not its whole category.
 */
function relatedTo({ neighbours, position }: ProductSurroundings): CardView[] {
  const count = Math.min(RELATED_COUNT, neighbours.length - 1);
  return Array.from({ length: Math.max(0, count) }, (_, step) =>
    toCard(neighbours[(position + 1 + step) % neighbours.length]!),
  );
}
