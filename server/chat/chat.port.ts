/** What the chat asks of the catalogue. */
import type { Product } from "#contract/graphql/generated";

export interface DisplayedProducts {
  /** Those that are sold, in the order asked. */
  listProducts(productIds: readonly string[]): Promise<Product[]>;
}
