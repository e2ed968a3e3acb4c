/** Words shoppers use for what we call otherwise; both sides are stemmed. */
const GROUPS: readonly (readonly string[])[] = [
  ["tv", "television"],
  ["fridge", "refrigerator"],
  ["laptop", "notebook"],
  ["cellphone", "smartphone", "phone"],
  ["stove", "range", "cooker"],
  ["ac", "conditioner"],
  ["pc", "computer"],
  ["hoover", "vacuum"],
  ["earphone", "earbud"],
  ["vr", "virtual"],
];

const SYNONYMS = new Map<string, readonly string[]>(
  GROUPS.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)),
);

/** Other words for a stemmed word; empty for most. */
export function synonymsOf(term: string): readonly string[] {
  return SYNONYMS.get(term) ?? [];
}
