/** The importer's port to a supplier's feed. Only the feed's folder converts its formats to feed records. */
import type { CategoryRules } from "../categories/category-rules";
import type { CategoryStepRecord } from "../../../db/tables/product-fields";
import type { FeedCategory, FeedPrices, FeedProduct } from "./feed-record";

/** Parts that shoppers lose if a whole file changes its format. */
export const FEED_PARTS = ["price", "stock", "pictures"] as const;
export type FeedPart = (typeof FEED_PARTS)[number];

/** Undefined if the record lacks the part. */
export type LegibleParts = Readonly<Record<FeedPart, boolean | undefined>>;

export interface Feed {
  /** Returns true for a category record, false for a product record. */
  isCategory(record: unknown): record is Record<string, unknown>;
  /** Returns the category and its named children. @throws RejectedRecord */
  readCategories(record: Record<string, unknown>): FeedCategory[];
  /** @throws RejectedRecord if the record cannot be a product */
  readProduct(record: unknown): FeedProduct;
  /** Returns the SKU as `readProduct` would, without reading the rest; undefined for rejected records. */
  skuOf(record: unknown): string | undefined;
  /** Returns the category path as `readProduct` would, without reading the rest; undefined if absent. */
  categoryOf(record: object): readonly CategoryStepRecord[] | undefined;
  /** Returns the prices as `readProduct` would, without reading the rest; null if rejected. */
  pricesOf(record: object): FeedPrices | null;
  /** Returns the legible parts of a product record, without reading the rest. */
  legibleParts(record: object, sku: string): LegibleParts;
  /** Forms of the fields that products are read from; null = all fields. */
  readonly usedFields: ReadonlySet<string> | null;
  /** Targets by the supplier's own category ids; they win over the rules by name. */
  readonly categoryRules: CategoryRules;
}
