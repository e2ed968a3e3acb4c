/** Requested imports: the queue, the progress of the running import, and stop requests. */
import { sql } from "kysely";
import type { ImportStatus } from "#contract/imports/schema";
import type { Db, Statement } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { whileAny } from "../../jobs/due";
import { wake } from "../../jobs/wake";
import type { FullFeed } from "../import/before-writing";

export interface NewImport {
  readonly supplierId: string;
  readonly fileName: string;
  readonly upload: string | null;
  readonly source: string | null;
  /** Column mapping of a table; null for other files. */
  readonly columns: object | null;
  /** Set for a whole feed (import/before-writing.ts). */
  readonly fullFeed: FullFeed | null;
  /** The held run whose list staff confirmed. */
  readonly confirms?: string | null;
  /** True = held if any product would go off sale (STAFF-79). */
  readonly isReviewed?: boolean;
}

export interface RequestedImport extends Omit<NewImport, "columns" | "fullFeed" | "confirms"> {
  readonly id: string;
  readonly columns: unknown;
  readonly isWhole: boolean;
  readonly mostMissing: number | null;
  readonly confirms: string | null;
  readonly isReviewed: boolean;
}

/** Serializes requests until the transaction ends: the second sees the run of the first. */
export async function lockSource(unit: Db, source: string): Promise<{ readonly isOpen: boolean }> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`import ${source}`}))`.execute(unit);
  const open = await sql`SELECT FROM import_runs
    WHERE source = ${source} AND status IN ('WAITING', 'RUNNING')`.execute(unit);
  return { isOpen: open.rows.length > 0 };
}

/** @returns false if the upload already has a run */
export async function insertRun(unit: Db, request: NewImport): Promise<boolean> {
  const { supplierId, fileName, upload, source, columns, fullFeed } = request;
  const { confirms = null, isReviewed = false } = request;
  const { rows } = await sql`
    INSERT INTO import_runs (supplier_id, files, status, upload_id, source, columns, is_whole, most_missing,
      confirms, is_reviewed)
    VALUES (${supplierId}, ${JSON.stringify([fileName])}::jsonb, 'WAITING', ${upload}, ${source},
      ${columns === null ? null : JSON.stringify(columns)}::jsonb, ${fullFeed !== null}, ${fullFeed?.mostMissing ?? null},
      ${confirms}, ${isReviewed})
    ON CONFLICT (upload_id) DO NOTHING RETURNING id`.execute(unit);
  await wake(unit, "imports.runs");
  return rows.length > 0;
}

/**
 * Builds the condition for imports this host can run: uploads, and sources in its settings. Hosts of two
 * versions may know different sources.
 */
const isWaitingFor = (sources: readonly string[]) =>
  sql`status = 'WAITING' AND (source IS NULL OR source = ANY(${[...sources]}::text[]))`;

/** Builds an expression: due now while an import is queued, or may have been left by a dead host. */
export function importsDue(sources: readonly string[]): Statement<Date | null> {
  return whileAny(sql`SELECT 1 FROM import_runs
    WHERE ${isWaitingFor(sources)} OR (status = 'RUNNING' AND tries > 0)`);
}

/** Returns whether there is work for a host that knows these sources and holds the importer's lock. */
export async function hasOpenImports(db: Db, sources: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT ${importsDue(sources)} IS NOT NULL AS "isThere"`.execute(db);
  return onlyRow(rows, "whether imports are open").isThere;
}

/** Claims the import that has waited longest; the caller holds the importer's lock. */
export async function claimImport(db: Db, sources: readonly string[]): Promise<RequestedImport | null> {
  const { rows } = await sql<RequestedImport>`
    UPDATE import_runs SET status = 'RUNNING', tries = tries + 1, started_at = now(), percent = 0, counts = '{}'
    WHERE id = (SELECT id FROM import_runs WHERE ${isWaitingFor(sources)} ORDER BY id LIMIT 1)
    RETURNING id, supplier_id AS "supplierId", files ->> 0 AS "fileName", upload_id AS upload, source, columns,
      is_whole AS "isWhole", most_missing AS "mostMissing", confirms,
      is_reviewed AS "isReviewed"`.execute(db);
  return rows[0] ?? null;
}

/** @returns whether a stop was requested */
export async function recordProgress(
  db: Db,
  id: string,
  percent: number,
  counts: Readonly<Record<string, number>>,
): Promise<boolean> {
  const { rows } = await sql<{ isStopWanted: boolean }>`
    UPDATE import_runs SET percent = ${percent}, counts = ${JSON.stringify(counts)}::jsonb
    WHERE id = ${id} AND status = 'RUNNING' RETURNING is_stop_wanted AS "isStopWanted"`.execute(db);
  return rows[0]?.isStopWanted ?? true;
}

/** Locks until the transaction ends. Null for an unknown import. */
export async function lockRun(
  unit: Db,
  id: string,
): Promise<{ readonly status: ImportStatus; readonly isHeld: boolean } | null> {
  const { rows } = await sql<{ status: ImportStatus; isHeld: boolean }>`
    SELECT status, held IS NOT NULL AND status = 'FAILED'
      AND NOT EXISTS (SELECT FROM import_runs WHERE confirms = ${id}) AS "isHeld"
    FROM import_runs WHERE id = ${id} FOR UPDATE`.execute(unit);
  return rows[0] ?? null;
}

/** A running import ends itself. */
export async function writeStop(unit: Db, id: string): Promise<void> {
  await sql`UPDATE import_runs SET is_stop_wanted = true,
      status = CASE WHEN status = 'RUNNING' THEN status ELSE 'STOPPED' END,
      finished_at = CASE WHEN status <> 'RUNNING' THEN COALESCE(finished_at, now()) END
    WHERE id = ${id}`.execute(unit);
}
