/** What one supplier record says of a product. A field that is undefined was not spoken of, and what we know stays. */
import type { Cents } from "#contract/money";
import type { AttributeRecord, CategoryStepRecord, ImageRecord } from "../../../db/tables";

export interface ProductPatch {
  readonly sku: string;
  readonly name?: string;
  readonly supplierProductId?: string | null;
  readonly manufacturer?: string;
  readonly modelNumber?: string | null;
  readonly upc?: string | null;
  /** Root first; a bare id comes as one step without a name. */
  readonly categoryPath?: readonly CategoryStepRecord[];
  readonly regularPrice?: Cents | null;
  readonly salePrice?: Cents | null;
  readonly clearance?: boolean;
  readonly images?: readonly ImageRecord[];
  readonly reviewCount?: number;
  readonly reviewAverage?: number | null;
  readonly shippingCost?: Cents | null;
  readonly freeShipping?: boolean;
  readonly homeDelivery?: boolean;
  readonly inStorePickup?: boolean;
  readonly onlineAvailability?: boolean;
  readonly inStoreAvailability?: boolean;
  readonly quantityLimit?: number | null;
  readonly availableQuantity?: number;
  readonly lowPriceGuarantee?: boolean;
  readonly bestSellingRank?: number | null;
  readonly description?: string;
  readonly longDescription?: string;
  readonly features?: readonly string[];
  readonly includedItems?: readonly string[];
  readonly attributes?: readonly AttributeRecord[];
  readonly condition?: string;
  readonly active?: boolean;
}

/** The later record speaks last, field by field. */
export function overlay(earlier: ProductPatch, later: ProductPatch): ProductPatch {
  const merged: Record<string, unknown> = { ...earlier };
  for (const [key, value] of Object.entries(later)) if (value !== undefined) merged[key] = value;
  return merged as unknown as ProductPatch;
}
