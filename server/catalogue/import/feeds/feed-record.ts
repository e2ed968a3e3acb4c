/** Our record: what one record of a supplier says, whatever the shape it came in. */
import type { Cents } from "#contract/money/money";
import type { CategoryStepRecord, SuppliedContent } from "../../../db/product-fields";
import type { SalePeriod } from "../../pricing/sale-period.rules";

/** A field that is undefined was not mentioned: what is stored stays. */
export interface FeedProduct extends Readonly<Partial<SuppliedContent>> {
  readonly sku: string;
  readonly name?: string;
  readonly manufacturer?: string;
  /** Root first; a bare id comes as one step without a name. */
  readonly categoryPath?: readonly CategoryStepRecord[];
  readonly regularPrice?: Cents | null;
  readonly salePrice?: Cents | null;
  /** When the sale price is in force; null: as long as the supplier says it. */
  readonly salePeriod?: SalePeriod | null;
  readonly availableQuantity?: number;
  readonly active?: boolean;
}

/** What a record says of prices, and of whether they are shown. */
export type FeedPrices = Pick<FeedProduct, "regularPrice" | "salePrice" | "salePeriod" | "active">;

export interface FeedCategory {
  readonly id: string;
  readonly name: string;
  /** Root first, the category itself last. */
  readonly path: readonly CategoryStepRecord[];
}

/** The later record wins, field by field. */
export function overlay<Said extends Partial<FeedProduct>>(earlier: Said, later: Said): Said {
  const merged: Record<string, unknown> = { ...earlier };
  for (const [key, value] of Object.entries(later)) if (value !== undefined) merged[key] = value;
  return merged as unknown as Said;
}
