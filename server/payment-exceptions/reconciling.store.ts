/** Stores which payment exceptions the ledgers of all money sources have. */
import { sql } from "kysely";
import type { Db, Statement } from "../db/client";

/** Advisory lock id: only one host runs this at a time. */
const LOCK = 7_315_002;

/** Locks until the transaction ends. @returns false while another host holds the lock */
export async function tryLock(unit: Db): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(
    unit,
  );
  return rows[0]?.got ?? false;
}

/** @param troubles SQL statements of MoneyTrouble */
export async function writeCases(unit: Db, troubles: readonly Statement[]): Promise<void> {
  // A case that recurs or changes its amount is reopened, regardless of earlier notes.
  await sql`
    WITH found AS MATERIALIZED (
      SELECT DISTINCT ON (kind, ref) * FROM (${sql.join(troubles, sql` UNION ALL `)}) AS trouble ORDER BY kind, ref
    ), kept AS (
      INSERT INTO money_cases AS one (kind, ref, order_id, cents, since)
      SELECT kind, ref, order_id, cents, since FROM found
      ON CONFLICT (kind, ref) DO UPDATE SET cents = excluded.cents, since = excluded.since, gone_at = NULL,
        done_at = NULL, revision = one.revision + 1
      WHERE one.gone_at IS NOT NULL OR one.cents <> excluded.cents
    )
    UPDATE money_cases AS one SET gone_at = now(), revision = one.revision + 1
    WHERE one.gone_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM found WHERE found.kind = one.kind AND found.ref = one.ref)`.execute(unit);
}
