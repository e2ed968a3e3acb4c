/** What the site build asks of the API: exactly what pages show (see read-catalog.ts). */
import type {
  Brand as ApiBrand,
  Category as ApiCategory,
  CatalogueState,
  Product as ApiProduct,
} from "#contract/graphql/generated";

export type CatalogueProduct = Pick<
  ApiProduct,
  | "productId"
  | "sku"
  | "slug"
  | "name"
  | "manufacturer"
  | "modelNumber"
  | "upc"
  | "regularPrice"
  | "salePrice"
  | "customerReviewCount"
  | "customerReviewAverage"
  | "shippingCost"
  | "freeShipping"
  | "homeDelivery"
  | "inStorePickup"
  | "availability"
  | "description"
  | "longDescription"
  | "features"
  | "includedItems"
  | "condition"
  | "productLabels"
  | "bestSellingRank"
  | "updatedAt"
> & {
  readonly brand?: Pick<ApiBrand, "id"> | null;
  readonly category?: Pick<ApiCategory, "id"> | null;
  readonly images: readonly { readonly href: string }[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
};

export type CatalogueCategory = Pick<ApiCategory, "id" | "name" | "slug" | "active" | "menuGroup"> & {
  readonly subCategories: readonly Pick<ApiCategory, "id" | "name" | "slug" | "active">[];
};

export type CatalogueBrand = Pick<ApiBrand, "id" | "name" | "description" | "rating">;

/** All a build shows, read once. */
export interface Catalogue {
  /** Revision the catalogue had when reading began; a change meanwhile asks for one more build, never for none. */
  readonly revision: CatalogueState["revision"];
  readonly products: readonly CatalogueProduct[];
  readonly categories: readonly CatalogueCategory[];
  readonly brands: readonly CatalogueBrand[];
}
