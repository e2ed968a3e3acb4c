/** Begins a change of many orders (ORDER-25). */
import { createHash } from "node:crypto";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { RecordRefunded } from "../changing/limit-refunds.change";
import type { Matching } from "../listing/matching.store";
import {
  deleteRun,
  findEarlier,
  insertRows,
  insertRun,
  wakeRuns,
  type ChosenOrders,
  type NewBulkRun,
} from "./bulk.store";

export interface RequestedBulkRun extends NewBulkRun, ChosenOrders {
  readonly expectedCount: number;
  /** Called with the sum of the orders' totals. */
  readonly recordRefunded: RecordRefunded;
  readonly key: string;
}

export type BegunBulkRun =
  | { readonly id: string }
  /**
   * No run is created: the number of matches differs from the expected one, or, with null, the key belongs to another
   * run.
   */
  | { readonly id: null; readonly count: number | null };

/**
 * Creates a run. Idempotent: the same key, action and number of orders return the earlier run.
 * @param recordAudit writes the audit entry of a new run
 * @throws RefundLimitExceeded
 */
export function beginRun(
  db: Db,
  matching: Matching,
  run: RequestedBulkRun,
  recordAudit: AuditWrite,
): Promise<BegunBulkRun> {
  const { action, expectedCount, recordRefunded, actor, key } = run;
  const hash = createHash("sha256").update(`bulk\0${actor}\0${key}`).digest();
  return db.transaction().execute(async (trx) => {
    const id = await insertRun(trx, hash, run);
    if (id === null) {
      const earlier = await findEarlier(trx, hash, { action, count: expectedCount });
      return earlier?.isSame ? { id: earlier.id } : { id: null, count: null };
    }
    const { count, totalCents } = await insertRows(trx, id, matching, run);
    if (count !== expectedCount) {
      await deleteRun(trx, id);
      return { id: null, count };
    }
    if (totalCents > 0) await recordRefunded(trx, null, totalCents, "BULK");
    await recordAudit(trx);
    await wakeRuns(trx);
    return { id };
  });
}
