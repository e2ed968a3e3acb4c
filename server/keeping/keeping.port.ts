/** What wish lists and saved searches ask of the catalogue. */
import type { Product, SearchProductsInput } from "#contract/graphql/generated";

export interface KeptCatalogue {
  /** Live products in the order asked; what is unknown or hidden is left out. */
  listProducts(productIds: readonly string[]): Promise<Product[]>;
  /** Ids of everything a search finds. @throws DomainError BAD_USER_INPUT for a search that makes no sense */
  listFound(search: SearchProductsInput): Promise<readonly string[]>;
}
