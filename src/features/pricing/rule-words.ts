/** Labels of price rules. */
import type { GenerationStatus, RuleVerdict, VersionAction } from "#contract/pricing/schema";

/** Link back to the list. */
export const ALL_RULES = "All price rules";

export const VERDICT_WORDS: Readonly<Record<RuleVerdict, string>> = {
  WINS: "Sets the price",
  LESS_SPECIFIC: "Matches, but another rule is more specific",
  OLDER: "Matches, but a newer rule is equally specific",
  OTHER_SUPPLIER: "For another supplier",
  OTHER_PRODUCT: "For another product",
  OTHER_CATEGORY: "For another category",
  OTHER_BRAND: "For other brands",
  OTHER_LINE: "For another catalog line",
  OUTSIDE_BAND: "Supplier price outside its band",
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
  COMPLETED: "New prices generated",
};
