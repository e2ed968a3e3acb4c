export const NOTHING = -1;

/** Numbers small things such as brands from 0 in the order they appear. */
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

  /** The number of a key that appeared; NOTHING for others. */
  find(key: string): number {
    return this.numbers.get(key) ?? NOTHING;
  }
}
