/** Applies staff's input to a set of rules (PRICING-3). Pure. */
import { randomUUID } from "node:crypto";
import { findCategoryId, lineOfMarkup, type MarkupValues } from "#contract/pricing/schema";
import type { StoredRule } from "./pricing.record";

/** The id of a rule that is simulated but not saved. */
export const NEW_RULE_ID = "new";

/** @param brandNames names of the chosen brands, by id */
export function ruleOf(
  markup: MarkupValues,
  brandNames: ReadonlyMap<string, string>,
  known: Pick<StoredRule, "id" | "createdAt">,
  now: Date,
): StoredRule {
  const { supplierId, isDeleted, rule } = markup;
  const { categoryName, brandIds, ...content } = rule;
  const brands = [...new Set(brandIds)].map((id) => ({ id, name: brandNames.get(id) ?? id }));
  const categoryId = categoryName === null ? null : findCategoryId(categoryName);
  return {
    ...known,
    supplierId,
    type: lineOfMarkup(markup),
    isDeleted,
    updatedAt: now.toISOString(),
    rule: { ...content, categoryId, brands },
  };
}

export function freshIdentity(now: Date): Pick<StoredRule, "id" | "createdAt"> {
  return { id: randomUUID(), createdAt: now.toISOString() };
}

/** Replaces the rule with this id, or appends it. */
export function withRule(rules: readonly StoredRule[], changed: StoredRule): StoredRule[] {
  if (!rules.some(({ id }) => id === changed.id)) return [...rules, changed];
  return rules.map((rule) => (rule.id === changed.id ? changed : rule));
}
