/**
 * A table as a queue: rows with a column that says when each is due. A claim moves that time past the longest call, so that no
 * other process takes the row, and one whose process died is due again.
 */
import { sql } from "kysely";
import type { Statement } from "../db/client";
import { earliest } from "./due";

/** Longer than the slowest answer of an outside service: two processes never work on the same row at once. */
export const CLAIM_TIMEOUT_SECONDS = 60;

export interface QueueOptions {
  readonly table: string;
  /** The column that says when a row is due; null: never. */
  readonly dueAt: string;
  /** A condition of rows that are open. */
  readonly isOpen?: Statement;
  /** Where calls take longer. */
  readonly timeoutSeconds?: number;
}

export interface Queue {
  /** An expression: when the next row is due. */
  readonly due: Statement<Date | null>;
  /** A query: ids of rows that are due, the longest first, locked; rows that another process has locked are skipped. */
  take(limit: number): Statement;
  /** A part of SET: claims the row. */
  readonly claim: Statement;
  /** A part of SET: settles or postpones the row. @param seconds null: nothing is due any more */
  postpone(seconds: number | null): Statement;
}

export function queueOf({
  table,
  dueAt,
  isOpen = sql`true`,
  timeoutSeconds = CLAIM_TIMEOUT_SECONDS,
}: QueueOptions): Queue {
  const [rows, column] = [sql.table(table), sql.ref(dueAt)];
  const postpone = (seconds: number | null) =>
    sql`${column} = now() + make_interval(secs => ${seconds}::float8)`;
  return {
    due: earliest(table, dueAt, isOpen),
    take: (limit) => sql`SELECT id FROM ${rows} WHERE ${column} <= now() AND (${isOpen})
      ORDER BY ${column} LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    claim: postpone(timeoutSeconds),
    postpone,
  };
}
