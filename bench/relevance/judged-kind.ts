/** A kind of product, the words for it, and what is asked of it. */
export interface JudgedKind {
  /** Its categories, by id. */
  readonly in: string;
  /** What the names of other products in these categories do not say. */
  readonly named?: RegExp;
  /** Words for it; the first one is combined with `having`. */
  readonly asked: string;
  /** What is asked of it, with what the name says then. */
  readonly having?: Readonly<Record<string, RegExp>>;
}
