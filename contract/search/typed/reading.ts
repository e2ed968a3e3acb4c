/** A text in which one parser after another extracts filters. */
import type { Choices, FacetKey } from "../../catalogue/facets";

export interface FilteredText {
  /** The text without extracted filters. */
  readonly text: string;
  readonly choices: Choices;
}

/** Removes patterns from a text and collects the chosen filters. */
export class Reading {
  private readonly chosen: Partial<Record<FacetKey, readonly string[]>> = {};

  constructor(private remaining: string) {}

  get text(): string {
    return this.remaining;
  }

  /**
   * Removes the first match from the text if it yields a filter.
   * @param valuesOf the values of the facet, null if the match means something else
   */
  extract(
    pattern: RegExp,
    key: FacetKey,
    valuesOf: (groups: readonly (string | undefined)[]) => readonly string[] | null,
  ): boolean {
    const match = pattern.exec(this.remaining);
    const values = match && valuesOf(match.slice(1));
    if (!match || !values || values.length === 0) return false;
    this.choose(key, values);
    this.drop(match.index, match[0].length);
    return true;
  }

  choose(key: FacetKey, values: readonly string[]): void {
    this.chosen[key] = [...new Set([...(this.chosen[key] ?? []), ...values])];
  }

  has(key: FacetKey): boolean {
    return this.chosen[key] !== undefined;
  }

  drop(at: number, length: number): void {
    this.remaining = `${this.remaining.slice(0, at)} ${this.remaining.slice(at + length)}`
      .replace(/\s+/g, " ")
      .trim();
  }

  get isEmpty(): boolean {
    return Object.keys(this.chosen).length === 0;
  }

  /** @param untouched the text as typed, returned if no filter was found */
  result(untouched: string): FilteredText {
    return this.isEmpty ? { text: untouched, choices: {} } : { text: this.remaining, choices: this.chosen };
  }
}
