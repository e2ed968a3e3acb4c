/** What the stores remember of price rules and of the products they price. Money is integer cents. */
import type { OfferLabel } from "#contract/catalogue/lists";
import type { MarkupType, RoundingMethod, RuleType, VersionAction } from "#contract/pricing/schema";
import type { Cents } from "#contract/money/money";
import type { CatalogueLine } from "#contract/catalogue/lines";

export interface RuleContent {
  readonly ruleType: RuleType;
  /** Of the shop; its subcategories are meant too. Null for a price band. */
  readonly categoryId: string | null;
  /** Bounds of the supplier's regular price, both included; null without one. */
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
  readonly markupType: MarkupType;
  readonly roundingMethod: RoundingMethod;
  /** Basis points or cents, as markupType says; never below 0. */
  readonly markupValue: number;
  /** Any of these; empty for all. */
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

/** What applies to a product. */
export interface PriceRule {
  readonly id: string;
  /** Null for the products of every supplier. */
  readonly supplierId: string | null;
  /** The line of the catalogue it is for; a rule with a category is for that category. */
  readonly type: CatalogueLine;
  readonly rule: RuleContent;
}

export interface StoredRule extends PriceRule {
  readonly isDeleted: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** All rules as they stood, the oldest first. */
export interface RuleSet {
  readonly version: number;
  readonly rules: readonly StoredRule[];
}

export interface VersionRecord {
  readonly version: number;
  readonly action: VersionAction;
  readonly restoredVersion: number | null;
  readonly ruleCount: number;
  /** User name; null for the first version and for a user who is gone. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

/** The fields of a product that rules match on and calculate from. */
export interface RuledProduct {
  readonly supplierId: string;
  readonly brandId: string | null;
  readonly categoryId: string | null;
  /** What we pay; null when the supplier gave no price. */
  readonly supplierPrice: Cents | null;
  readonly supplierSalePrice: Cents | null;
}

/** What a shopper pays, and by which rule; without one the supplier's prices are ours. */
export interface RuledPrices {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly winnerMarkupId: string | null;
}

/** A product with the prices it has now. */
export interface PricedProduct extends RuledProduct, RuledPrices {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly isLive: boolean;
  readonly productLabels: readonly OfferLabel[];
}
