/** Price rules in words. */
import type { GenerationStatus, RuleVerdict, VersionAction } from "#contract/pricing/schema";

/** The way back to the list. */
export const ALL_RULES = "All price rules";

export const VERDICT_WORDS: Readonly<Record<RuleVerdict, string>> = {
  WINS: "Sets the price",
  LESS_SPECIFIC: "Fits, but another rule is more specific",
  OLDER: "Fits, but a newer rule is as specific",
  OTHER_SUPPLIER: "Is for another supplier",
  OTHER_CATEGORY: "Is for another category",
  OTHER_BRAND: "Is for other brands",
  OTHER_LINE: "Is for another line of the catalogue",
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
