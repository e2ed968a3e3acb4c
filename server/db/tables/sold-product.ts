/** The column of an order item that keeps its product. */

/** A product as it was sold. */
export interface SoldProductRecord {
  sku: string;
  name: string;
  brand: string;
  brandId: string | null;
  images: string[];
  description: string;
  urlPath: string;
  productType: string;
  /** Of a tire or a wheel. It and the attributes are missing on orders of before they were kept. */
  size?: string | null;
  attributes?: { name: string; value: string }[];
  /** A text of CONDITION_TEXT; missing on orders of before it was kept. */
  condition?: string;
  /** The rule that had set its price; missing on orders of before it was kept. */
  priceMarkupGroupId?: string | null;
}
