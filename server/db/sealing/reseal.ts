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

/** A row that keeps its earlier key, because a unique index already has its newest index value. */
export interface ResealConflict {
  readonly table: string;
  /** Its ctid. */
  readonly place: string;
  /** Null in tables without a column "id". */
  readonly id: string | null;
  /** The row with that index value. */
  readonly otherId: string | null;
}

/**
 * @param onConflict called for each such row, possibly several times
 * @returns the number of resealed values; values that no key of the ring opens stay unchanged
 */
export async function reseal(
  db: Db,
  sealer: Sealer,
  columns: readonly SealedColumn[],
  report: (progress: ResealProgress) => void,
  onConflict: (conflict: ResealConflict) => void = () => undefined,
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
        const changed = await resealPages(db, sealer, column, page, onConflict);
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

/** @returns the number of resealed values */
async function resealPages(
  db: Db,
  sealer: Sealer,
  column: SealedColumn,
  page: number,
  onConflict: (conflict: ResealConflict) => void,
): Promise<number> {
  const all = (trx: Db, row: SealedRow, value: never) => sealAnew(trx, sealer, column, row, value);
  // A savepoint per row is slow, so only pages with a conflict have them.
  const oneByOne = async (trx: Db, row: SealedRow, value: never) => {
    await sql`SAVEPOINT one_row`.execute(trx);
    try {
      await all(trx, row, value);
      await sql`RELEASE SAVEPOINT one_row`.execute(trx);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await sql`ROLLBACK TO SAVEPOINT one_row`.execute(trx);
      onConflict(await findConflict(trx, column, row, column.indexesOf?.(sealer, value) ?? {}, error));
      return false;
    }
  };
  try {
    return await inOneTransaction(db, sealer, column, page, all);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return inOneTransaction(db, sealer, column, page, oneByOne);
  }
}

/** @param write returns false for a row that stays unchanged */
function inOneTransaction(
  db: Db,
  sealer: Sealer,
  column: SealedColumn,
  page: number,
  write: (trx: Db, row: SealedRow, value: never) => Promise<false | void>,
): Promise<number> {
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
      if (opened && (await write(trx, row, opened.value as never)) !== false) changed += 1;
    }
    return changed;
  });
}

interface Duplicate {
  readonly constraint: string;
}

const isDuplicate = (error: unknown): error is Duplicate => (error as { code?: unknown }).code === "23505";

/** Finds both rows by the columns and the condition of the unique index. */
async function findConflict(
  trx: Db,
  { table }: SealedColumn,
  { place }: SealedRow,
  next: Readonly<Record<string, IndexValue>>,
  { constraint }: Duplicate,
): Promise<ResealConflict> {
  const { rows: columns } = await sql<{ name: string; condition: string | null }>`
    SELECT attname AS name, pg_get_expr(indpred, indrelid) AS condition
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
    WHERE indexrelid = ${constraint}::regclass`.execute(trx);
  const isSame = columns.map(({ name }) => {
    const own = next[name];
    const value = own === undefined ? sql`${sql.ref(`me.${name}`)}` : typed(own);
    return sql`${sql.ref(`other.${name}`)} = ${value}`;
  });
  const { rows } = await sql<Pick<ResealConflict, "id" | "otherId">>`
    SELECT to_jsonb(me) ->> 'id' AS id, to_jsonb(other) ->> 'id' AS "otherId" FROM ${sql.table(table)} AS me
    LEFT JOIN (SELECT ctid AS place, * FROM ${sql.table(table)} WHERE ${sql.raw(columns[0]?.condition ?? "true")})
      AS other ON other.place <> me.ctid AND ${sql.join(isSame, sql` AND `)}
    WHERE me.ctid = ${place}::tid LIMIT 1`.execute(trx);
  return { table, place, id: rows[0]?.id ?? null, otherId: rows[0]?.otherId ?? null };
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
