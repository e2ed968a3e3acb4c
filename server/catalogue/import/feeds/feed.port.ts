/**
 * The importer's interface to a supplier's feed. The feed's forms become our record in a folder of its own, and
 * nowhere else.
 */
import type { CategoryRules } from "../categories/category-rules";
import type { FeedCategory, FeedProduct } from "./feed-record";

export interface Feed {
  /** True for a record of a category, not of a product. */
  isCategory(record: unknown): record is Record<string, unknown>;
  /** The category and the children it names. @throws RejectedRecord */
  readCategories(record: Record<string, unknown>): FeedCategory[];
  /** @throws RejectedRecord when the record cannot be a product. */
  readProduct(record: unknown): FeedProduct;
  /** The sku that `readProduct` would find, without reading the rest; undefined for a rejected record. */
  skuOf(record: unknown): string | undefined;
  /** Maps the supplier's own category ids to our categories; they win over the rules by name. */
  readonly categoryRules: CategoryRules;
}
