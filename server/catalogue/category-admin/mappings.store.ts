/** Stores the mappings of suppliers' categories, and which suppliers' products need new placement. */
import { sql } from "kysely";
import type { CategoryMappingKind, CategoryMappingRow } from "#contract/imports/category-mappings";
import type { Db } from "../../db/client";
import { earliest } from "../../jobs/due";
import { wake } from "../../jobs/wake";

/** Exceeds the time a request spends moving products. */
const REQUEST_SECONDS = 10;

export interface NewMapping {
  readonly supplier: string;
  readonly kind: CategoryMappingKind;
  readonly pattern: string;
  readonly form: string;
  readonly categoryId: string | null;
}

export type CategoryMappingRecord = Omit<CategoryMappingRow, "changedAt"> & {
  readonly form: string;
  readonly changedAt: Date;
};

const COLUMNS = sql`id, supplier_id AS supplier, kind, pattern, form, category_id AS "categoryId",
  changed_at AS "changedAt"`;

/** Most recently changed first. */
export async function listMappings(db: Db): Promise<CategoryMappingRecord[]> {
  const { rows } = await sql<CategoryMappingRecord>`
    SELECT ${COLUMNS} FROM category_mappings ORDER BY changed_at DESC, id DESC`.execute(db);
  return rows;
}

/** @returns false, with nothing changed, for a new form at the supplier's limit */
export async function upsertMapping(
  unit: Db,
  { supplier, kind, pattern, form, categoryId }: NewMapping,
  maxMappings: number,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO category_mappings AS known (supplier_id, kind, pattern, form, category_id)
    SELECT ${supplier}, ${kind}, ${pattern}, ${form}, ${categoryId}
    WHERE (SELECT count(*) FROM category_mappings
      WHERE supplier_id = ${supplier} AND (kind, form) <> (${kind}, ${form})) < ${maxMappings}
    ON CONFLICT (supplier_id, kind, form) DO UPDATE SET pattern = excluded.pattern,
      category_id = excluded.category_id, changed_at = now()
    RETURNING id`.execute(unit);
  return rows.length > 0;
}

/** @returns the deleted mapping, or null if unknown */
export async function deleteMapping(unit: Db, id: string): Promise<CategoryMappingRecord | null> {
  const { rows } = await sql<CategoryMappingRecord>`DELETE FROM category_mappings WHERE id = ${id}
    RETURNING ${COLUMNS}`.execute(unit);
  return rows[0] ?? null;
}

/** Locks the supplier's request until the transaction ends. */
export async function requestPlacement(unit: Db, supplier: string): Promise<void> {
  await sql`INSERT INTO category_placements (supplier_id, due_at)
    VALUES (${supplier}, clock_timestamp() + make_interval(secs => ${REQUEST_SECONDS}))
    ON CONFLICT (supplier_id) DO UPDATE SET due_at = excluded.due_at`.execute(unit);
  await wake(unit, "catalogue.placements");
}

/** An expression: when the job must continue a request's work. */
export const PLACEMENTS_DUE = earliest("category_placements", "due_at");

export interface RequestedPlacement {
  readonly supplier: string;
  /** As text, because a Date would lose the microseconds needed for comparison. */
  readonly dueAt: string;
}

/** @param supplier null = the supplier due first */
export async function findPlacement(db: Db, supplier: string | null): Promise<RequestedPlacement | null> {
  const condition = supplier === null ? sql`due_at <= now()` : sql`supplier_id = ${supplier}`;
  const { rows } = await sql<RequestedPlacement>`
    SELECT supplier_id AS supplier, due_at::text AS "dueAt" FROM category_placements
    WHERE ${condition} ORDER BY due_at LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Ends the placement; a later request remains. */
export async function endPlacement(db: Db, { supplier, dueAt }: RequestedPlacement): Promise<void> {
  await sql`DELETE FROM category_placements
    WHERE supplier_id = ${supplier} AND due_at = ${dueAt}::timestamptz`.execute(db);
}
