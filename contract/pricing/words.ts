/** Display name of a price rule, from its scope and markup. */
import { decimalMoney, formatMoney } from "../money/money";
import type { MarkupType } from "./schema";
import { CATALOGUE_LINE_LABELS, type CatalogueLine } from "../catalogue/lines";

/** Prices are in cents, a markup in basis points or cents. */
export interface RuleInWords {
  /** Product line of a rule without a category. */
  readonly type: CatalogueLine;
  /** Null for a rule that is for more than one product. */
  readonly product?: { readonly name: string; readonly sku: string } | null;
  readonly brands: readonly { readonly name: string }[];
  readonly categoryName?: string | null;
  readonly minPrice?: number | null;
  readonly maxPrice?: number | null;
  readonly markupType: MarkupType;
  readonly markupValue: number;
}

/** "Halden in Televisions, from $100.00: 12.5%". */
export function nameOfRule(rule: RuleInWords): string {
  return `${scopeOf(rule)}: ${markupOf(rule)}`;
}

/** Scope of a rule: "Halden, Norvik in Televisions, $100.00 to $500.00". */
export function scopeOf({ type, product, brands, categoryName, minPrice, maxPrice }: RuleInWords): string {
  if (product) return `${product.name} (SKU ${product.sku})`;
  const names = brands.map(({ name }) => name).join(", ");
  const goods = [names, categoryName].filter(Boolean).join(" in ");
  return [
    goods || `All ${CATALOGUE_LINE_LABELS[type].toLowerCase()}`,
    bandOf(minPrice ?? null, maxPrice ?? null),
  ]
    .filter(Boolean)
    .join(", ");
}

function bandOf(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${formatMoney(min)} to ${formatMoney(max)}`;
  if (min !== null) return `from ${formatMoney(min)}`;
  return max === null ? "" : `up to ${formatMoney(max)}`;
}

/** "12.5%" or "$4.00". */
export function markupOf({
  markupType,
  markupValue,
}: Pick<RuleInWords, "markupType" | "markupValue">): string {
  return markupType === "FIXED" ? formatMoney(markupValue) : `${Number(decimalMoney(markupValue))}%`;
}
