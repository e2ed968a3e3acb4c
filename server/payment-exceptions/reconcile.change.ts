/**
 * Reconciles the ledgers of all money sources with the known exceptions: opens new cases and resolves others
 * (STAFF-33).
 */
import type { Db, Statement } from "../db/client";
import { tryLock, writeCases } from "./reconciling.store";

/**
 * Idempotent. Does nothing while another host reconciles.
 * @param troubles SQL statements of MoneyTrouble
 */
export function reconcile(db: Db, troubles: readonly Statement[]): Promise<void> {
  return db.transaction().execute(async (unit) => {
    if (await tryLock(unit)) await writeCases(unit, troubles);
  });
}
