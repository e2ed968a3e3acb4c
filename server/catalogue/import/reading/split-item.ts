/** Output of the record splitter: a record, or an unreadable place. */
export interface SplitRecord {
  /** First line of the record, from 1. */
  readonly line: number;
  readonly bytes: Buffer;
}

export interface SplitDamage {
  readonly line: number;
  readonly damage: string;
}

export type SplitItem = SplitRecord | SplitDamage;
