/** The shop's feed record: the content of one supplier record, independent of its format. */
import type { Cents } from "#contract/money/money";
import type { CategoryStepRecord, SuppliedContent } from "../../../db/tables/product-fields";
import type { SalePeriod } from "../../pricing/sale-period.rules";

/** An undefined field is absent from the record: its stored value stays. */
export interface FeedProduct extends Readonly<Partial<SuppliedContent>> {
  readonly sku: string;
  readonly name?: string;
  readonly manufacturer?: string;
  /** Root first; a bare id is one step without a name. */
  readonly categoryPath?: readonly CategoryStepRecord[];
  readonly regularPrice?: Cents | null;
  readonly salePrice?: Cents | null;
  /** When the sale price applies; null = while the supplier sends it. */
  readonly salePeriod?: SalePeriod | null;
  readonly availableQuantity?: number;
  /** Set if the record has stock fields, all without a value: a new product has none. */
  readonly isStockBlank?: true;
  readonly active?: boolean;
  /** Texts in picture fields that are not addresses. */
  readonly unusablePictures?: readonly string[];
}

/** A record's prices, and whether they are visible. */
export interface FeedPrices extends Pick<
  FeedProduct,
  "regularPrice" | "salePrice" | "salePeriod" | "active"
> {
  /** Undefined if the record states no stock. */
  readonly isStockLegible?: boolean;
}

export interface FeedCategory {
  readonly id: string;
  readonly name: string;
  /** Root first, the category itself last. */
  readonly path: readonly CategoryStepRecord[];
}

const PRICE_FIELDS = new Set<string>(["regularPrice", "salePrice", "salePeriod"]);

/** Merges two records; the later one wins per field. Blank prices do not erase the earlier ones. */
export function overlay<Said extends Partial<FeedProduct>>(earlier: Said, later: Said): Said {
  const merged: Record<string, unknown> = { ...earlier };
  const isBlank = later.regularPrice === null && (later.salePrice ?? null) === null;
  for (const [key, value] of Object.entries(later)) {
    const isErased = isBlank && PRICE_FIELDS.has(key) && merged[key] !== undefined;
    if (value !== undefined && !isErased) merged[key] = value;
  }
  return merged as unknown as Said;
}
