/** Held imports that await staff (STAFF-69). */
import { sql } from "kysely";
import { LISTED_ITEMS, type HeldCounts, type HeldImport } from "#contract/imports/held";
import type { Db } from "../../../db/client";

const MAX_LISTED_RUNS = 20;

/** A condition: the run is neither confirmed nor discarded, and no later run replaced it. */
const IS_PENDING = sql`held IS NOT NULL AND status = 'FAILED'
  AND NOT EXISTS (SELECT FROM import_runs AS next WHERE next.confirms = run.id)
  AND NOT EXISTS (SELECT FROM import_runs AS later WHERE later.id > run.id AND later.supplier_id = run.supplier_id
    AND later.source IS NOT DISTINCT FROM run.source AND (later.status = 'COMPLETED' OR later.held IS NOT NULL))`;

/** An expression: sources are read again, and an upload is retained for a while. */
const CAN_CONFIRM = sql`(source = ANY(known.names)
  OR EXISTS (SELECT FROM import_uploads WHERE id = run.upload_id))`;

type HeldRow = Omit<HeldImport, keyof HeldCounts | "startedAt"> & {
  readonly startedAt: Date;
  /** The previous version stored no unused fields. */
  readonly held: Omit<HeldCounts, "unusedFields"> & Partial<HeldCounts>;
};

/** Latest first. @param sources those that the operator configured */
export async function listHeldImports(db: Db, sources: readonly string[]): Promise<HeldImport[]> {
  const { rows } = await sql<HeldRow>`
    SELECT id, supplier_id AS supplier, files, source, started_at AS "startedAt", held,
      ${CAN_CONFIRM} AS "canConfirm",
      (SELECT COALESCE(json_agg(item), '[]') FROM (
        SELECT sku, name, before_cents AS before, after_cents AS after FROM import_held_items WHERE run_id = run.id
        ORDER BY after_cents IS NULL, abs(after_cents - before_cents)::float / before_cents DESC, sku
        LIMIT ${LISTED_ITEMS}) AS item) AS items
    FROM import_runs AS run, (SELECT ${[...sources]}::text[] AS names) AS known
    WHERE ${IS_PENDING} ORDER BY id DESC LIMIT ${MAX_LISTED_RUNS}`.execute(db);
  return rows.map(({ held, startedAt, ...run }) => ({
    ...run,
    unusedFields: [],
    ...held,
    startedAt: startedAt.toISOString(),
  }));
}

export interface HeldRun {
  readonly supplierId: string;
  readonly fileName: string;
  readonly upload: string | null;
  readonly source: string | null;
  readonly columns: object | null;
  readonly isWhole: boolean;
  readonly mostMissing: number | null;
  readonly code: string | null;
  readonly isPending: boolean;
  readonly canConfirm: boolean;
  readonly isConfirmed: boolean;
}

/**
 * Serializes confirmations until the transaction ends: the second sees the run of the first. Null for an unknown
 * run.
 */
export async function lockHeld(unit: Db, id: string, sources: readonly string[]): Promise<HeldRun | null> {
  await sql`SELECT FROM import_runs WHERE id = ${id} FOR UPDATE`.execute(unit);
  const { rows } = await sql<HeldRun>`
    SELECT supplier_id AS "supplierId", files ->> 0 AS "fileName", upload_id AS upload, source, columns,
      is_whole AS "isWhole", most_missing AS "mostMissing", held ->> 'code' AS code, ${IS_PENDING} AS "isPending",
      ${CAN_CONFIRM} AS "canConfirm",
      EXISTS (SELECT FROM import_runs AS next WHERE next.confirms = run.id) AS "isConfirmed"
    FROM import_runs AS run, (SELECT ${[...sources]}::text[] AS names) AS known WHERE id = ${id}`.execute(
    unit,
  );
  return rows[0] ?? null;
}

/** The upload belongs to the run that confirms this one. */
export async function releaseUpload(unit: Db, id: string): Promise<void> {
  await sql`UPDATE import_runs SET upload_id = NULL WHERE id = ${id}`.execute(unit);
}
