/** The port of the catalogue for other rooms. */
import type { Product, ProductAvailability } from "#contract/graphql/generated";

export interface CatalogueReading {
  /** Null for a product that is not sold. */
  findProduct(productId: string): Promise<Product | null>;
}

export interface StockReading {
  getAvailability(productIds: readonly string[]): Promise<ProductAvailability[]>;
}
