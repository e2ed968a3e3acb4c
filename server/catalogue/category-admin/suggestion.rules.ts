/** Suggests a target for a supplier's category, from its words, products, attributes and siblings. */
import { ATTRIBUTE_KEYS, attributeOf } from "#contract/attributes/attributes";
import type { SuggestionReason } from "#contract/imports/category-mappings";
import { RULES_BY_NAME, categoryNameForm, targetByNouns } from "../import/categories/category-rules";
import { wordsOf } from "../import/categories/category-words";

export interface CategoryEvidence {
  /** Path from the root. */
  readonly steps: readonly string[];
  readonly productNames: readonly string[];
  readonly attributeNames: readonly string[];
  /** Target categories of its siblings, repeated per sibling. */
  readonly siblings: readonly string[];
}

export interface Suggestion {
  readonly categoryId: string;
  readonly reason: SuggestionReason;
}

type Votes = ReadonlyMap<string, number>;

/** Evidence below this score is a guess. */
const MIN_SCORE = 0.5;

/** @returns null without evidence for a category */
export function suggestCategory(evidence: CategoryEvidence): Suggestion | null {
  const { steps, productNames, attributeNames, siblings } = evidence;
  const [last = "", ...above] = steps.toReversed();
  const parts: readonly (readonly [SuggestionReason, Votes, number])[] = [
    ["WORDS", addUp([votesOfWords(last), ...above.map((step) => scaled(votesOfWords(step), 0.4))]), 1],
    ["PRODUCTS", addUp(productNames.map(votesOfName)), 2 / Math.max(1, productNames.length)],
    ["ATTRIBUTES", addUp(attributeNames.map(votesOfAttribute)), 1.5 / Math.max(1, attributeNames.length)],
    [
      "SIBLINGS",
      addUp(siblings.map((sibling) => new Map([[sibling, 1]]))),
      0.8 / Math.max(1, siblings.length),
    ],
  ];
  const scores = addUp(parts.map(([, votes, weight]) => scaled(votes, weight)));
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < MIN_SCORE) return null;
  const [categoryId] = best;
  const shareOf = ([, votes, weight]: (typeof parts)[number]) => (votes.get(categoryId) ?? 0) * weight;
  const [[reason]] = parts.toSorted((a, b) => shareOf(b) - shareOf(a)) as [(typeof parts)[number]];
  return { categoryId, reason };
}

function addUp(all: readonly Votes[]): Votes {
  const sum = new Map<string, number>();
  for (const votes of all) for (const [id, score] of votes) sum.set(id, (sum.get(id) ?? 0) + score);
  return sum;
}

const scaled = (votes: Votes, weight: number): Votes =>
  new Map([...votes].map(([id, score]) => [id, score * weight]));

/** Categories by the words in their names. */
const CATEGORIES_BY_WORD: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const byWord = new Map<string, Set<string>>();
  for (const [form, target] of RULES_BY_NAME) {
    if (target === null) continue;
    for (const word of wordsOf(form)) byWord.set(word, (byWord.get(word) ?? new Set()).add(target));
  }
  return byWord;
})();

/** Weighs words by rarity among category names. */
function votesOfWords(text: string): Votes {
  const noun = targetByNouns(text, true);
  const words = [...new Set(wordsOf(categoryNameForm(text)))];
  const votes = words.map((word) => {
    const categories = [...(CATEGORIES_BY_WORD.get(word) ?? [])];
    return new Map(categories.map((id) => [id, 1 / categories.length ** 2]));
  });
  return addUp([...votes, typeof noun === "string" ? new Map([[noun, 1]]) : new Map()]);
}

/** Product names state the kind of product in their first part: "Halden range, 30 in., stainless". */
function votesOfName(name: string): Votes {
  const [first = ""] = name.split(/\s[-–—|]\s|[,(]/);
  const votes = votesOfWords(first.slice(0, 120));
  const total = [...votes.values()].reduce((sum, score) => sum + score, 0);
  return total > 1 ? scaled(votes, 1 / total) : votes;
}

const CATEGORIES_BY_ATTRIBUTE: ReadonlyMap<string, readonly string[]> = new Map(
  ATTRIBUTE_KEYS.flatMap((key) => {
    const { names, namesIn, inName, derived } = attributeOf(key);
    const categories = [...new Set([namesIn, inName, derived].flatMap((place) => place?.categories ?? []))];
    return [...names, ...(namesIn?.names ?? [])].map((name) => [name.toLowerCase(), categories] as const);
  }),
);

function votesOfAttribute(name: string): Votes {
  const categories = CATEGORIES_BY_ATTRIBUTE.get(name.trim().toLowerCase()) ?? [];
  return new Map(categories.map((id) => [id, 1 / categories.length]));
}
