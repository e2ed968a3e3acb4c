/**
 * Caches matches of recent texts until the index changes: a shopper filters, sorts and pages one text, and
 * many search for the same text.
 */
import type { TextMatch } from "./text-matcher.model";

/** Total number of products in all cached matches, at eight bytes each. */
const MAX_CACHED_PRODUCTS = 1_000_000;
/** Cost of a text besides its products, in the same unit. */
const COST_PER_TEXT = 100;

interface CachedMatch {
  readonly match: TextMatch | null;
  /** In slot order. A copy, because the next match reuses the original array. */
  readonly scores: Float32Array;
}

export class CachedMatches {
  private readonly entries = new Map<string, CachedMatch>();
  private size = 0;
  private madeUnder: unknown = null;

  /** Invalidates all entries. */
  clear(): void {
    this.entries.clear();
    this.size = 0;
  }

  /** @param under identity of the match's other inputs; another object invalidates the entry */
  get(text: string, under: unknown, make: () => TextMatch | null): TextMatch | null {
    if (under !== this.madeUnder) this.clear();
    this.madeUnder = under;
    const known = this.entries.get(text);
    if (!known) return this.store(text, make());
    // The least recently used entry comes first.
    this.entries.delete(text);
    this.entries.set(text, known);
    const { match, scores } = known;
    match?.slots.forEach((slot, at) => (match.scores[slot] = scores[at]!));
    return match;
  }

  private store(text: string, match: TextMatch | null): TextMatch | null {
    // A match is a view of a longer array.
    const own = match && { ...match, slots: match.slots.slice() };
    const scores = Float32Array.from(own?.slots ?? [], (slot) => own!.scores[slot]!);
    this.entries.set(text, { match: own, scores });
    this.size += COST_PER_TEXT + scores.length;
    for (const [oldest, entry] of this.entries) {
      if (this.size <= MAX_CACHED_PRODUCTS) break;
      this.entries.delete(oldest);
      this.size -= COST_PER_TEXT + entry.scores.length;
    }
    return own;
  }
}
