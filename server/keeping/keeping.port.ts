/** What wish lists and saved searches ask of others. */
import type { Product, SearchProductsInput } from "#contract/graphql/generated";

export interface KeptCatalogue {
  /** Live products in the order asked; what is unknown or hidden is left out. */
  listProducts(productIds: readonly string[]): Promise<Product[]>;
  /** Ids of everything a search finds. @throws DomainError BAD_USER_INPUT for a search that makes no sense */
  listFound(search: SearchProductsInput): Promise<readonly string[]>;
}

/** What they ask of customers, for staff. */
export interface Keepers {
  /** Null for staff, and for an unknown user. */
  find(username: string): Promise<{ readonly userId: string } | null>;
}
