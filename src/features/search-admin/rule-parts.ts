/** The tabs of the search admin that contain rules, with their wording. */
import type { SearchRule, SearchRuleKind } from "#contract/search/rules";
import { LIMITS } from "#contract/limits";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";

/** Effect of a rule on products in the results of a text. */
export const PLACED_LABELS = { pinned: "Pinned", hidden: "Hidden" } as const;

/** The tab without rules. */
export const SEARCHES_LABEL = "Searches";

export interface RulePart {
  readonly kind: SearchRuleKind;
  readonly path: string;
  readonly label: string;
  /** Its effect, above its list. */
  readonly description: string;
  readonly newLabel: string;
  readonly changeLabel: string;
  readonly emptyLabel: string;
}

export const RULE_PARTS: readonly RulePart[] = [
  {
    kind: "SYNONYM",
    path: BACKOFFICE_ROUTES.synonyms,
    label: "Synonyms",
    description: "Words and phrases that find the same products, in addition to the built-in synonyms.",
    newLabel: "Add synonyms",
    changeLabel: "Edit synonyms",
    emptyLabel: "No synonyms yet",
  },
  {
    kind: "NEVER_CORRECTED",
    path: BACKOFFICE_ROUTES.neverCorrected,
    label: "Never corrected",
    description: "Words that are never replaced by a similar word, even when they find nothing.",
    newLabel: "Add word",
    changeLabel: "Edit word",
    emptyLabel: "No words yet; any word may be corrected",
  },
  {
    kind: "PLACING",
    path: BACKOFFICE_ROUTES.placings,
    label: "Pinned and hidden",
    description:
      "Products a search shows first, and products it hides. Filters and other sort orders still apply.",
    newLabel: "Add search text",
    changeLabel: "Edit search text",
    emptyLabel: "No products pinned or hidden",
  },
  {
    kind: "PAGE",
    path: BACKOFFICE_ROUTES.attributePages,
    label: "Attribute pages",
    description: `Landing pages for popular searches, such as “16 GB laptops”: a category with one filter and your own text. The category and the sitemap link to them. A page with fewer than ${LIMITS.searchRules.minOfPage} products is taken down until it has enough again.`,
    newLabel: "Create page",
    changeLabel: "Edit page",
    emptyLabel: "No pages yet",
  },
];

/** Address of the form for a new rule. @param text initial search text */
export function newRulePath(path: string, text = ""): string {
  return `${path}new/${text ? `?${new URLSearchParams({ text }).toString()}` : ""}`;
}

/** A rule's description in a list row. */
export function wordsOfRule({ kind, text, phrases }: Pick<SearchRule, "kind" | "text" | "phrases">): string {
  if (kind !== "SYNONYM") return text;
  return text ? `${text} → ${phrases.join(", ")}` : phrases.join(" = ");
}
