/**
 * A table as a queue: a column holds when each row is due. A claim moves that time past the slowest call, so
 * that no other process takes the row. If the claiming process dies, the row becomes due again.
 */
import { sql } from "kysely";
import type { Statement } from "../db/client";
import { earliest } from "./due";

/** Exceeds the slowest answer of an outside service, so that two processes never work on the same row. */
export const CLAIM_TIMEOUT_SECONDS = 60;

export interface QueueOptions {
  readonly table: string;
  /** The column that holds when a row is due; null = never. */
  readonly dueAt: string;
  /** A condition of open rows. */
  readonly isOpen?: Statement;
  /** Overrides the claim timeout for slower calls. */
  readonly timeoutSeconds?: number;
}

export interface Queue {
  /** An expression: when the next row is due. */
  readonly due: Statement<Date | null>;
  /**
   * Builds a query for ids of due rows, longest overdue first, locked. Skips rows locked by other processes.
   */
  selectDue(limit: number): Statement;
  /** A SET clause that claims the row. */
  readonly claim: Statement;
  /** Builds a SET clause that settles or postpones the row. @param seconds null = no longer due */
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
    selectDue: (limit) => sql`SELECT id FROM ${rows} WHERE ${column} <= now() AND (${isOpen})
      ORDER BY ${column} LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    claim: postpone(timeoutSeconds),
    postpone,
  };
}
