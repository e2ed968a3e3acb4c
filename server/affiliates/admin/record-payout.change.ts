/** Records payouts to affiliates, and reverts them (AFFILIATE-10). */
import type { PayoutInput } from "#contract/affiliates/payouts";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { insertPayout, isPayout, lockAffiliate, lockPayout, readBalance, writeUndone } from "./payouts.store";

/**
 * Idempotent per key.
 * @param by id of the acting user
 * @returns TOO_MUCH when it exceeds the amount owed; GONE when the affiliate does not exist
 */
export function recordPayout(
  db: Db,
  code: string,
  payout: PayoutInput,
  by: string,
  recordAudit: AuditWrite,
): Promise<"DONE" | "TOO_MUCH" | "GONE"> {
  return db.transaction().execute(async (unit) => {
    // Serializes concurrent payouts. Commissions are written under the same lock.
    if (!(await lockAffiliate(unit, code))) return "GONE";
    if (await isPayout(unit, payout.idempotencyKey)) return "DONE";
    const { owed } = await readBalance(unit, code);
    if (payout.cents > owed) return "TOO_MUCH";
    await insertPayout(unit, code, payout, by);
    await recordAudit(unit);
    return "DONE";
  });
}

/**
 * Idempotent.
 * @param by id of the acting user
 * @returns false when the payout does not exist
 */
export function undoPayout(
  db: Db,
  code: string,
  id: string,
  by: string,
  auditOf: (cents: number, day: string) => AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    const payout = await lockPayout(unit, code, id);
    if (!payout || payout.isUndone) return payout !== null;
    await writeUndone(unit, id, by);
    await auditOf(payout.cents, payout.day)(unit);
    return true;
  });
}
