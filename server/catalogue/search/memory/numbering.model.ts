export const NOTHING = -1;

/** Numbers keys, such as brand ids, from 0 in order of appearance. */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  readonly keys: string[] = [];

  numberOf(key: string | null): number {
    if (key === null) return NOTHING;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }

  /** Returns the number of a known key, else NOTHING. */
  find(key: string): number {
    return this.numbers.get(key) ?? NOTHING;
  }
}
