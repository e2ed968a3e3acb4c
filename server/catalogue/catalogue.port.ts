/** The catalogue's port for other features. */
import type { Product, ProductAvailability } from "#contract/graphql/generated";

export interface CatalogueReading {
  /** Returns null for a product that is not for sale. */
  findProduct(productId: string): Promise<Product | null>;
}

export interface StockReading {
  getAvailability(productIds: readonly string[]): Promise<ProductAvailability[]>;
}
