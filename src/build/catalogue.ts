/** What the site build asks of the API: exactly what pages show (see read-catalog.ts). */
import type { ExportedProduct } from "#contract/catalogue-export";
import type { Brand as ApiBrand, Category as ApiCategory, CatalogueState } from "#contract/graphql/generated";

export type CatalogueProduct = ExportedProduct;

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
