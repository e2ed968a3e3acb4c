/** What the importer asks of a supplier's feed. Its shapes become our record in a folder of its own, and nowhere else. */
import type { CategoryRules } from "../categories/category-rules";
import type { CategoryStepRecord } from "../../../db/product-fields";
import type { FeedCategory, FeedPrices, FeedProduct } from "./feed-record";

/** What shoppers miss where a whole file has it in another shape than before. */
export const FEED_PARTS = ["price", "stock", "pictures"] as const;
export type FeedPart = (typeof FEED_PARTS)[number];

/** Undefined: the record does not speak of it. */
export type LegibleParts = Readonly<Record<FeedPart, boolean | undefined>>;

export interface Feed {
  /** True for a record that speaks of a category, not of a product. */
  isCategory(record: unknown): record is Record<string, unknown>;
  /** The category, and the children it names. @throws RejectedRecord */
  readCategories(record: Record<string, unknown>): FeedCategory[];
  /** @throws RejectedRecord when the record cannot be a product. */
  readProduct(record: unknown): FeedProduct;
  /** The sku `readProduct` finds, without reading the rest; undefined for what it rejects. */
  skuOf(record: unknown): string | undefined;
  /** The category path `readProduct` finds, without reading the rest; undefined when the record does not say. */
  categoryOf(record: object): readonly CategoryStepRecord[] | undefined;
  /** The prices `readProduct` finds, without reading the rest; null when it rejects them. */
  pricesOf(record: object): FeedPrices | null;
  /** What of a product's record can be read, without reading the rest. */
  legibleParts(record: object, sku: string): LegibleParts;
  /** Forms of the fields that products are read from; null when all are. */
  readonly usedFields: ReadonlySet<string> | null;
  /** Where the supplier's categories lie in our shop, by its own ids: they win over the rules by name. */
  readonly categoryRules: CategoryRules;
}
