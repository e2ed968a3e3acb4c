/**
 * Reseals values of older keys with the newest key and rewrites their blind indexes
 * (docs/decisions/personal-data.md). Stores no progress: the values show what is left, so the next run
 * resumes an interrupted one. Hosts may serve in the meantime.
 */
import { sql } from "kysely";
import type { Db } from "../client";
import type { Sealer } from "../sealed";
import type { IndexValue, SealedColumn } from "./sealed-column";

/** Database pages per transaction; at 8 KB per page, a few hundred rows. */
const PAGES = 16;

export interface ResealProgress {
  readonly table: string;
  readonly column: string;
  /** Number of resealed values in this column so far, and in total. */
  readonly done: number;
  readonly total: number;
}

/** @returns the number of resealed values; values that no key of the ring opens stay unchanged */
export async function reseal(
  db: Db,
  sealer: Sealer,
  columns: readonly SealedColumn[],
  report: (progress: ResealProgress) => void,
): Promise<number> {
  let resealed = 0;
  for (const column of columns) {
    const total = await countStale(db, sealer, column);
    let done = 0;
    // Rows locked by another transaction are skipped, and moved rows may be missed: the next pass finds both.
    for (let before = -1; total > 0 && done > before;) {
      before = done;
      const pages = await pagesOf(db, column);
      for (let page = 0; page < pages; page += PAGES) {
        const changed = await resealPages(db, sealer, column, page);
        done += changed;
        if (changed > 0)
          report({ table: column.table, column: column.column, done, total: Math.max(done, total) });
      }
    }
    resealed += done;
  }
  return resealed;
}

const isStale = (sealer: Sealer, { column }: SealedColumn) => {
  const { newestPrefix } = sealer;
  return sql`substring(${sql.ref(column)} FROM 1 FOR ${newestPrefix.length}::int) <> ${newestPrefix}::bytea`;
};

/** Counts the column's values that are not sealed with the newest key. */
export async function countStale(db: Db, sealer: Sealer, column: SealedColumn): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(column.table)} WHERE ${isStale(sealer, column)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function pagesOf(db: Db, { table }: SealedColumn): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    SELECT (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int AS pages`.execute(
    db,
  );
  return rows[0]?.pages ?? 0;
}

/** Runs one transaction. @returns the number of resealed values */
function resealPages(db: Db, sealer: Sealer, column: SealedColumn, page: number): Promise<number> {
  const [table, sealedColumn] = [sql.table(column.table), sql.ref(column.column)];
  const id = column.writeIndexes ? sql.ref("id") : sql`''`;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<SealedRow>`
      SELECT ctid::text AS place, ${id} AS id, ${sealedColumn} AS sealed FROM ${table}
      WHERE ctid >= ${`(${page},0)`}::tid AND ctid < ${`(${page + PAGES},0)`}::tid AND ${isStale(sealer, column)}
      FOR NO KEY UPDATE SKIP LOCKED`.execute(trx);
    let changed = 0;
    for (const row of rows) {
      const opened = openOrNull(sealer, row.sealed, column.context);
      if (!opened) continue;
      changed += 1;
      await sealAnew(trx, sealer, column, row, opened.value as never);
    }
    return changed;
  });
}

interface SealedRow {
  readonly place: string;
  /** Empty unless writeIndexes needs it. */
  readonly id: string;
  readonly sealed: Buffer;
}

async function sealAnew(
  trx: Db,
  sealer: Sealer,
  { table, column, context, indexesOf, writeIndexes }: SealedColumn,
  { place, id }: SealedRow,
  value: never,
): Promise<void> {
  const next = { ...indexesOf?.(sealer, value), [column]: sealer.seal(value, context) };
  const values = Object.entries(next).map(([name, cell]) => sql`${sql.ref(name)} = ${typed(cell)}`);
  await sql`UPDATE ${sql.table(table)} SET ${sql.join(values)} WHERE ctid = ${place}::tid`.execute(trx);
  await writeIndexes?.(trx, sealer, id, value);
}

function typed(value: IndexValue) {
  return Array.isArray(value) ? sql`${value}::bytea[]` : sql`${value}::bytea`;
}

/** Returns null if no key of the ring opens the value. */
function openOrNull(sealer: Sealer, sealed: Buffer, context: string): { readonly value: unknown } | null {
  try {
    return { value: sealer.open(sealed, context) };
  } catch {
    return null;
  }
}
