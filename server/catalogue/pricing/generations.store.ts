/** Repricing runs of all products, at most one at a time (PRICING-2). */
import { sql } from "kysely";
import type { GenerationStatus } from "#contract/pricing/schema";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { whileAny } from "../../jobs/due";
import { wake } from "../../jobs/wake";

export interface GenerationRecord {
  readonly id: number;
  readonly version: number;
  readonly status: GenerationStatus;
  /** Products up to this id are repriced. */
  readonly afterProductId: string;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const COLUMNS = sql`id, version, status, after_product_id AS "afterProductId", total, done, changed,
  started_at AS "startedAt", finished_at AS "finishedAt"`;

export async function findLatestGeneration(db: Db): Promise<GenerationRecord | null> {
  const { rows } = await sql<GenerationRecord>`SELECT ${COLUMNS} FROM catalogue_generations
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export async function findRunningGeneration(db: Db): Promise<GenerationRecord | null> {
  const { rows } = await sql<GenerationRecord>`SELECT ${COLUMNS} FROM catalogue_generations
    WHERE status = 'RUNNING'`.execute(db);
  return rows[0] ?? null;
}

/** An expression: due now during a run. */
export const PRICE_RUNS_DUE = whileAny(sql`SELECT 1 FROM catalogue_generations WHERE status = 'RUNNING'`);

/**
 * Adds a run for a version of the rules. The caller holds the catalogue's lock and has checked that no run is
 * active.
 */
export async function addGeneration(db: Db, version: number, requestedBy: string): Promise<GenerationRecord> {
  const { rows } =
    await sql<GenerationRecord>`INSERT INTO catalogue_generations (version, status, total, requested_by)
    VALUES (${version}, 'RUNNING', (SELECT count(*) FROM products), ${requestedBy})
    RETURNING ${COLUMNS}`.execute(db);
  await wake(db, "catalogue.price-runs");
  return onlyRow(rows, "the inserted price run");
}

/** Records a finished batch. @param upTo its last product */
export async function recordBatch(
  db: Db,
  { id }: GenerationRecord,
  batch: { readonly upTo: string; readonly done: number; readonly changed: number },
): Promise<void> {
  await sql`UPDATE catalogue_generations SET after_product_id = ${batch.upTo}, done = done + ${batch.done},
    changed = changed + ${batch.changed} WHERE id = ${id}`.execute(db);
}

export async function completeGeneration(db: Db, { id }: GenerationRecord): Promise<void> {
  await sql`UPDATE catalogue_generations SET status = 'COMPLETED', finished_at = now() WHERE id = ${id}`.execute(
    db,
  );
}
