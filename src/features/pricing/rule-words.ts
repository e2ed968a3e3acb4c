/** Price rules in words. */
import type { MarkupRuleFragment } from "#contract/graphql/generated";
import { decimalMoney, formatMoney } from "#contract/money";
import type { GenerationStatus, RuleVerdict, VersionAction } from "#contract/pricing";

/** The way back to the list. */
export const ALL_RULES = "All price rules";

/** "Halden, Norvik in Televisions, $100.00 to $500.00": what a rule is for. */
export function scopeOf({ brands, categoryName, minPrice, maxPrice }: MarkupRuleFragment): string {
  const names = brands.map(({ name }) => name).join(", ");
  const goods = [names, categoryName].filter(Boolean).join(" in ");
  return [goods || "All products", bandOf(minPrice ?? null, maxPrice ?? null)].filter(Boolean).join(", ");
}

function bandOf(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${formatMoney(min)} to ${formatMoney(max)}`;
  if (min !== null) return `from ${formatMoney(min)}`;
  return max === null ? "" : `up to ${formatMoney(max)}`;
}

/** "12.5 %" or "$4.00". */
export function markupOf({ markupType, markupValue }: MarkupRuleFragment): string {
  return markupType === "FIXED" ? formatMoney(markupValue) : `${Number(decimalMoney(markupValue))} %`;
}

export const VERDICT_WORDS: Readonly<Record<RuleVerdict, string>> = {
  WINS: "Sets the price",
  LESS_SPECIFIC: "Fits, but another rule is more specific",
  OLDER: "Fits, but a newer rule is as specific",
  OTHER_SUPPLIER: "Is for another supplier",
  OTHER_CATEGORY: "Is for another category",
  OTHER_BRAND: "Is for other brands",
  OUTSIDE_BAND: "The supplier's price is outside its band",
};

export const ACTION_WORDS: Readonly<Record<VersionAction, string>> = {
  STARTED: "No rules yet",
  ADDED: "Rule added",
  UPDATED: "Rule changed",
  DELETED: "Rule deleted",
  ROLLED_BACK: "Rolled back",
};

export const GENERATION_WORDS: Readonly<Record<GenerationStatus, string>> = {
  RUNNING: "New prices are being generated",
  COMPLETED: "New prices were generated",
};
