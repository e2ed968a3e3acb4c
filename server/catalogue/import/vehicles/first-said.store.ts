/**
 * SQL for rows that several tables describe. The first table to set a value owns and may correct it; others
 * fill in missing values. Contradicting tables therefore do not overwrite each other at every run. The
 * statement must alias the stored row `known`, which has `supplier_id` and `said_by`.
 */
import { sql, type RawBuilder } from "kysely";

/** Columns that are meaningful only together, under their name in `said_by`. */
export type ValueGroups = Readonly<Record<string, readonly string[]>>;

export interface OwnedValues {
  /** `column = …, said_by = …` */
  readonly updates: RawBuilder<unknown>;
  /** True if the incoming row changes any value. */
  readonly isChange: RawBuilder<unknown>;
}

export function ownedValues(groups: ValueGroups): OwnedValues {
  const parts = Object.entries(groups).map(([name, columns]) => partOf(name, columns));
  const values = parts.flatMap(({ values: own }) => own).join(", ");
  const authors = parts.map(({ author }) => author).join(" || ");
  return {
    updates: sql.raw(`${values}, said_by = known.said_by || ${authors}`),
    isChange: sql.raw(`(${parts.map(({ isChange }) => isChange).join(" OR ")})`),
  };
}

/** Names are constants of the code, never input. */
function partOf(name: string, columns: readonly string[]) {
  const listOf = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  const merged = columns.map((column) => `coalesce(excluded.${column}, known.${column})`);
  const owner = `coalesce(known.said_by ->> '${name}', known.supplier_id)`;
  const isUnsaid = `(num_nonnulls(${listOf("known")}) = 0 OR ${owner} = '')`;
  const isSaying = `num_nonnulls(${listOf("excluded")}) > 0`;
  const mayWrite = `(${isUnsaid} OR ${owner} = excluded.supplier_id)`;
  const isNewOwner = `(${isSaying} AND ${isUnsaid} AND ${owner} <> excluded.supplier_id)`;
  return {
    values: columns.map(
      (column, at) => `${column} = CASE WHEN ${mayWrite} THEN ${merged[at]} ELSE known.${column} END`,
    ),
    author: `CASE WHEN ${isNewOwner} THEN jsonb_build_object('${name}', excluded.supplier_id) ELSE '{}' END`,
    isChange: `(${isNewOwner} OR (${mayWrite} AND (${merged.join(", ")}) IS DISTINCT FROM (${listOf("known")})))`,
  };
}
