/** Applies staff rules to the matches of a text. */
import type { Placing } from "./staff-rules.model";
import type { TextMatch } from "./text/text-matcher.model";

/** Score factor of a match by a synonym. */
const SYNONYM = 0.95;
/** Exceeds any text score; a step exceeds any popularity bonus. */
const PINNED = 1_000_000;
const STEP = 8;

/**
 * Merges the matches of the typed text, which comes first, and of its synonyms. Only the best matches remain:
 * all words beat most words, and typed text beats corrected text.
 * @param texts all texts, at least one
 */
export function matchAny(
  texts: readonly string[],
  match: (text: string) => TextMatch | null,
): TextMatch | null {
  if (texts.length === 1) return match(texts[0]!);
  const matches = texts.flatMap((text, at) => {
    const textMatch = match(text);
    if (!textMatch) return [];
    // The next match reuses the array.
    const own = Float32Array.from(textMatch.slots, (slot) => {
      const score = textMatch.scores[slot]!;
      return at > 0 && score > 0 ? score * SYNONYM : score;
    });
    return [{ ...textMatch, own, quality: qualityOf(textMatch) }];
  });
  const [typed] = matches;
  if (!typed) return null;
  const best = Math.max(...matches.map(({ quality }) => quality));
  const scoreOf = new Map<number, number>();
  const good = matches.filter(({ quality }) => quality === best);
  for (const { slots, own } of good)
    slots.forEach((slot, at) => scoreOf.set(slot, Math.max(own[at]!, scoreOf.get(slot) ?? -Infinity)));
  for (const [slot, score] of scoreOf) typed.scores[slot] = score;
  return { ...good[0]!, slots: Int32Array.from(scoreOf.keys()) };
}

function qualityOf({ slots, correctedText, hasAllWords }: TextMatch): number {
  if (slots.length === 0) return 0;
  return 1 + (correctedText === null ? 2 : 0) + (hasAllWords ? 1 : 0);
}

/** Puts pinned products first and removes hidden ones. @param slotOf the live slot of a product, if any */
export function placeProducts(
  match: TextMatch,
  { pinned, hidden }: Placing,
  slotOf: (productId: string) => number | undefined,
): TextMatch {
  const slotsOf = (ids: readonly string[]) =>
    ids.map(slotOf).filter((slot): slot is number => slot !== undefined);
  const first = slotsOf(pinned);
  first.forEach((slot, at) => (match.scores[slot] = PINNED - at * STEP));
  const placed = new Set([...first, ...slotsOf(hidden)]);
  const others = match.slots.filter((slot) => !placed.has(slot));
  const slots = new Int32Array(first.length + others.length);
  slots.set(first);
  slots.set(others, first.length);
  return { ...match, slots, notSold: slots.length > 0 ? null : match.notSold };
}
