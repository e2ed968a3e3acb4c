/** The catalogue, as the chat uses it. */
import type { Product } from "#contract/graphql/generated";

export interface DisplayedProducts {
  /** Products on sale, in the order of the ids. */
  listProducts(productIds: readonly string[]): Promise<Product[]>;
}
