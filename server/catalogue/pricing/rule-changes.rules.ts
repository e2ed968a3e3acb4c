/** Applies staff's input to a set of rules (PRICING-3). Pure. */
import { randomUUID } from "node:crypto";
import { findCategoryId, lineOfMarkup, type MarkupValues } from "#contract/pricing/schema";
import { catalogueLineOf } from "#contract/catalogue/lines";
import type { PricedProduct, RuleProduct, StoredRule } from "./pricing.record";

/** The id of a rule that is simulated but not saved. */
export const NEW_RULE_ID = "new";

/** Staff's input, with what it names. */
export interface NamedMarkup {
  readonly markup: MarkupValues;
  /** Names of the chosen brands, by id. */
  readonly brandNames: ReadonlyMap<string, string>;
  /** The product of a rule for one product. */
  readonly product: PricedProduct | null;
}

export function ruleOf(
  { markup, brandNames, product }: NamedMarkup,
  known: Pick<StoredRule, "id" | "createdAt">,
  now: Date,
): StoredRule {
  const { supplierId, isDeleted, rule } = markup;
  const { ruleType, categoryName, brandIds, minPrice, maxPrice, markupType, roundingMethod, markupValue } =
    rule;
  const content = { ruleType, minPrice, maxPrice, markupType, roundingMethod, markupValue };
  const brands = [...new Set(brandIds)].map((id) => ({ id, name: brandNames.get(id) ?? id }));
  const categoryId = categoryName === null ? null : findCategoryId(categoryName);
  return {
    ...known,
    supplierId: product ? product.supplierId : supplierId,
    type: product ? catalogueLineOf(product.categoryId) : lineOfMarkup(markup),
    isDeleted,
    updatedAt: now.toISOString(),
    rule: { ...content, product: product && partOf(product), categoryId, brands },
  };
}

function partOf({ productId, sku, name }: PricedProduct): RuleProduct {
  return { id: productId, sku, name };
}

export function freshIdentity(now: Date): Pick<StoredRule, "id" | "createdAt"> {
  return { id: randomUUID(), createdAt: now.toISOString() };
}

/** Replaces the rule with this id, or appends it. */
export function withRule(rules: readonly StoredRule[], changed: StoredRule): StoredRule[] {
  if (!rules.some(({ id }) => id === changed.id)) return [...rules, changed];
  return rules.map((rule) => (rule.id === changed.id ? changed : rule));
}
