/** A kind of product, the words for it, and what is asked of it. */
export interface JudgedKind {
  /** Ids of its categories. */
  readonly in: string;
  /** Matches its names, and no other product's in these categories. */
  readonly named?: RegExp;
  /** Words for it; the first one is combined with `having`. */
  readonly asked: string;
  /** Further words of a query, each with a pattern the name of a right answer matches. */
  readonly having?: Readonly<Record<string, RegExp>>;
}
