/** What the record splitter cuts out of a file: a record, or a place where none could be made out. */
export interface SplitRecord {
  /** Line of the file the record begins on, from 1. */
  readonly line: number;
  readonly bytes: Buffer;
}

export interface SplitDamage {
  readonly line: number;
  readonly damage: string;
}

export type SplitItem = SplitRecord | SplitDamage;
