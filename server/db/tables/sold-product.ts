/** The order item column that stores its product. */

/** A product as sold. */
export interface SoldProductRecord {
  sku: string;
  name: string;
  brand: string;
  brandId: string | null;
  images: string[];
  description: string;
  urlPath: string;
  productType: string;
  /** Size of a tire or wheel. Legacy orders lack the size and the attributes. */
  size?: string | null;
  attributes?: { name: string; value: string }[];
  /** A text of CONDITION_TEXT; legacy orders lack it. */
  condition?: string;
  /** The price rule in effect; legacy orders lack it. */
  priceMarkupGroupId?: string | null;
}
