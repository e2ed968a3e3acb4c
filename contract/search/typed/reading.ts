/** A text of which parts become filters, one reader after the other. */
import type { Choices, FacetKey } from "../../catalogue/facets";

export interface FilteredText {
  /** The text without what became filters. */
  readonly text: string;
  readonly choices: Choices;
}

/** Takes patterns out of a text and remembers what they chose. */
export class Reading {
  private readonly chosen: Partial<Record<FacetKey, readonly string[]>> = {};

  constructor(private left: string) {}

  get text(): string {
    return this.left;
  }

  /**
   * Takes the first match out of the text when it chooses something.
   * @param valuesOf the values of the facet, null where the match means something else
   */
  take(
    pattern: RegExp,
    key: FacetKey,
    valuesOf: (groups: readonly (string | undefined)[]) => readonly string[] | null,
  ): boolean {
    const match = pattern.exec(this.left);
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
    this.left = `${this.left.slice(0, at)} ${this.left.slice(at + length)}`.replace(/\s+/g, " ").trim();
  }

  get isEmpty(): boolean {
    return Object.keys(this.chosen).length === 0;
  }

  /** @param untouched the text as it was typed, for one that chose nothing */
  result(untouched: string): FilteredText {
    return this.isEmpty ? { text: untouched, choices: {} } : { text: this.left, choices: this.chosen };
  }
}
