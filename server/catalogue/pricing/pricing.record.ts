/** Stored price rules and the products they price. Money is integer cents. */
import type { OfferLabel } from "#contract/catalogue/lists";
import type { MarkupType, RoundingMethod, RuleType, VersionAction } from "#contract/pricing/schema";
import type { Cents } from "#contract/money/money";
import type { CatalogueLine } from "#contract/catalogue/lines";

export interface RuleContent {
  readonly ruleType: RuleType;
  /** The product of a rule for one product; null for the others. */
  readonly product: RuleProduct | null;
  /** Category of the shop, including its subcategories; null for a price band and for one product. */
  readonly categoryId: string | null;
  /** Inclusive bounds of the supplier's regular price; null = unbounded. */
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
  readonly markupType: MarkupType;
  readonly roundingMethod: RoundingMethod;
  /** Basis points or cents, depending on markupType; never negative. */
  readonly markupValue: number;
  /** Any of these brands; empty = all. */
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

/** Matched by supplier and SKU, because an import prices products that have no id yet. */
export interface RuleProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
}

/** The rule fields that a product is matched against. */
export interface PriceRule {
  readonly id: string;
  /** Null = products of every supplier. */
  readonly supplierId: string | null;
  /** The catalogue line of the rule; a rule with a category applies to that category instead. */
  readonly type: CatalogueLine;
  readonly rule: RuleContent;
}

export interface StoredRule extends PriceRule {
  readonly isDeleted: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** All rules of one version, oldest first. */
export interface RuleSet {
  readonly version: number;
  readonly rules: readonly StoredRule[];
}

export interface VersionRecord {
  readonly version: number;
  readonly action: VersionAction;
  readonly restoredVersion: number | null;
  readonly ruleCount: number;
  /** Username; null for the first version and for deleted users. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

/** Product fields that rules match on and calculate from. */
export interface RuledProduct {
  readonly sku: string;
  readonly supplierId: string;
  readonly brandId: string | null;
  readonly categoryId: string | null;
  /** The shop's cost; null without a supplier price. */
  readonly supplierPrice: Cents | null;
  readonly supplierSalePrice: Cents | null;
}

/** The shop's prices and the rule that set them; without a rule, the supplier's prices apply. */
export interface RuledPrices {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly winnerMarkupId: string | null;
}

/** A product with its current prices. */
export interface PricedProduct extends RuledProduct, RuledPrices {
  readonly productId: string;
  readonly name: string;
  readonly isLive: boolean;
  readonly productLabels: readonly OfferLabel[];
}
