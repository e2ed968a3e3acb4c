/** Records the payouts of several affiliates at once: all or none (AFFILIATE-11). */
import type { PayoutRunInput } from "#contract/affiliates/payout-runs";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { insertPayoutsOf, insertRun, isRun, lockOwed } from "./payout-runs.store";

export type PayoutRunOutcome =
  | { readonly kind: "DONE" | "GONE" }
  /** Names of the affiliates that are owed less than their payout by now. */
  | { readonly kind: "TOO_MUCH"; readonly names: readonly string[] };

/**
 * Idempotent per id.
 * @param by id of the acting user
 * @returns GONE when one of the affiliates does not exist
 */
export function recordPayoutRun(
  db: Db,
  id: string,
  { payouts, day, reference }: PayoutRunInput,
  by: string,
  recordAudit: AuditWrite,
): Promise<PayoutRunOutcome> {
  return db.transaction().execute(async (unit): Promise<PayoutRunOutcome> => {
    // Serializes concurrent payouts, as a single payout does.
    const owedTo = await lockOwed(
      unit,
      payouts.map(({ code }) => code),
    );
    if (owedTo.size < payouts.length) return { kind: "GONE" };
    if (await isRun(unit, id)) return { kind: "DONE" };
    const names = payouts
      .map(({ code, cents }) => ({ cents, ...owedTo.get(code)! }))
      .filter(({ cents, owed }) => cents > owed)
      .map(({ name }) => name);
    if (names.length > 0) return { kind: "TOO_MUCH", names };
    await insertRun(unit, { id, day, reference }, by);
    await insertPayoutsOf(unit, id, payouts);
    await recordAudit(unit);
    return { kind: "DONE" };
  });
}
