/** A kind of product, its names, and the requirements of queries. */
export interface JudgedKind {
  /** Category ids. */
  readonly in: string;
  /** Matches the names of the kind, and no other product in these categories. */
  readonly named?: RegExp;
  /** Names of the kind; the first one is combined with `having`. */
  readonly names: string;
  /** Additional query words, each with a pattern for the names of right results. */
  readonly having?: Readonly<Record<string, RegExp>>;
}
