/** Counts the rows that depend on each PII_KEY, so that an operator knows when an older key can go. */
import { sql } from "kysely";
import type { Db } from "../client";
import type { Sealer } from "../sealed";
import { countStale } from "./reseal";
import type { SealedColumn } from "./sealed-column";

export interface KeyUse {
  /** Counts of values not sealed with the newest key, by "table.column"; zero counts are omitted. */
  readonly stale: Readonly<Record<string, number>>;
  /**
   * Counts of rows with only an index of an unknown key, by table; the next sign-in of the person rewrites
   * the index.
   */
  readonly bare: Readonly<Record<string, number>>;
}

export async function findKeyUse(db: Db, sealer: Sealer, columns: readonly SealedColumn[]): Promise<KeyUse> {
  const stale: Record<string, number> = {};
  const bare: Record<string, number> = {};
  for (const column of columns) {
    const count = await countStale(db, sealer, column);
    if (count > 0) stale[`${column.table}.${column.column}`] = count;
    const without = column.bareIndex ? await countBare(db, column, column.bareIndex) : 0;
    if (without > 0) bare[column.table] = without;
  }
  return { stale, bare };
}

async function countBare(db: Db, { table, column }: SealedColumn, index: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} IS NULL AND ${sql.ref(index)} IS NOT NULL`.execute(db);
  return rows[0]?.count ?? 0;
}
