/** The parts of the desk that keep rules, and in which words. */
import type { SearchRule, SearchRuleKind } from "#contract/search/rules";
import { LIMITS } from "#contract/limits";
import { SEARCH_DESK_PATHS } from "#contract/site/backoffice-paths";

/** Where a rule places products among the results of a text. */
export const PLACED_LABELS = { pinned: "Shown first", hidden: "Not shown" } as const;

/** The part that keeps none. */
export const SEARCHES_LABEL = "What people search";

export interface RulePart {
  readonly kind: SearchRuleKind;
  readonly path: string;
  readonly label: string;
  /** What it does, above its list. */
  readonly says: string;
  readonly newLabel: string;
  readonly changeLabel: string;
  readonly emptyLabel: string;
}

export const RULE_PARTS: readonly RulePart[] = [
  {
    kind: "SYNONYM",
    path: SEARCH_DESK_PATHS.synonyms,
    label: "Synonyms",
    says: "Words and phrases that find the same. They come on top of those the shop knows by itself.",
    newLabel: "New synonyms",
    changeLabel: "Change synonyms",
    emptyLabel: "No synonyms yet",
  },
  {
    kind: "NEVER_CORRECTED",
    path: SEARCH_DESK_PATHS.neverCorrected,
    label: "Never corrected",
    says: "Words that mean themselves, even where they find nothing. No similar word is searched instead.",
    newLabel: "New word",
    changeLabel: "Change the word",
    emptyLabel: "Every word may be corrected",
  },
  {
    kind: "PLACING",
    path: SEARCH_DESK_PATHS.placings,
    label: "Pinned and hidden",
    says: "Products that a searched text shows first, and products it does not show. Filters and other orders hold as ever.",
    newLabel: "New searched text",
    changeLabel: "Change what a text shows",
    emptyLabel: "Nothing is pinned or hidden",
  },
  {
    kind: "PAGE",
    path: SEARCH_DESK_PATHS.pages,
    label: "Pages of attributes",
    says: `Pages for what people search for, such as “16 GB laptops”: a category with one filter, and words of your own. The category links to them, and so does the site map. A page with fewer than ${LIMITS.searchRules.leastOfPage} products leaves the site until it has them again.`,
    newLabel: "New page",
    changeLabel: "Change a page",
    emptyLabel: "No pages yet",
  },
];

/** Where a rule is added. @param text what it is about */
export function newRulePath(path: string, text = ""): string {
  return `${path}new/${text ? `?${new URLSearchParams({ text }).toString()}` : ""}`;
}

/** The rule as the row of a list says it. */
export function wordsOfRule({ kind, text, phrases }: Pick<SearchRule, "kind" | "text" | "phrases">): string {
  if (kind !== "SYNONYM") return text;
  return text ? `${text} → ${phrases.join(", ")}` : phrases.join(" = ");
}
