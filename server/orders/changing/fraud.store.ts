/** The queue of orders that are due for a fraud check, and the results. */
import { sql } from "kysely";
import { RECHECKED_STATUSES } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { inStatuses } from "../../db/in-statuses";
import { earliest, firstOf } from "../../jobs/due";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { FraudFinding, FraudQueue } from "./ports/fraud.port";
import type { EventWrite, LockedOrder } from "./ports/moves.port";
import { eventInsert } from "./steps.store";

const IS_FIRST_CHECK = sql`status = 'PAYMENT_RECEIVED'`;
const IS_SIGNED = sql`status = 'PENDING_ESIGNATURE' AND signed_at IS NOT NULL`;
const IS_SECOND_CHECK = sql`is_check_due AND status ${inStatuses(RECHECKED_STATUSES)}`;
const UNCHECKED = queueOf({
  table: "orders",
  dueAt: "fraud_next_at",
  isOpen: sql`${IS_FIRST_CHECK} OR ${IS_SIGNED} OR ${IS_SECOND_CHECK}`,
  timeoutSeconds: 30,
});

export function createFraudStore(db: Db): Omit<FraudQueue, "settleCheck"> {
  return {
    // Each condition has its own index.
    due: firstOf(
      ...[IS_FIRST_CHECK, IS_SIGNED, IS_SECOND_CHECK].map((where) =>
        earliest("orders", "fraud_next_at", where),
      ),
    ),
    async claimUnchecked(limit) {
      const { rows } = await sql<{ id: string; tries: number }>`
        UPDATE orders SET ${UNCHECKED.claim}, fraud_tries = fraud_tries + 1 WHERE id IN (${UNCHECKED.selectDue(limit)})
        RETURNING id, fraud_tries AS tries`.execute(db);
      return rows;
    },
    async postponeCheck(orderId, seconds) {
      await sql`UPDATE orders SET ${UNCHECKED.postpone(seconds)} WHERE id = ${orderId}`.execute(db);
    },
  };
}

export async function writeCheckAtOnce(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET fraud_next_at = now() WHERE id = ${orderId}`.execute(trx);
  await wake(trx, "orders.fraud-checks");
}

/** Ends a repeated check. */
export async function writeChecked(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET is_check_due = false WHERE id = ${orderId}`.execute(trx);
}

/**
 * Queues the order for another check if its total exceeds the checked amount.
 * @param before the order before its total changed
 * @returns null when no check is due
 */
export async function writeCheckDue(
  trx: Db,
  before: LockedOrder,
): Promise<{ readonly totalCents: number; readonly checkedCents: number } | null> {
  const { rows } = await sql<{ totalCents: number; checkedCents: number }>`
    UPDATE orders SET is_check_due = true, fraud_next_at = now(), fraud_tries = 0,
      fraud_checked_cents = COALESCE(fraud_checked_cents, ${before.totalCents})
    WHERE id = ${before.id} AND total_cents > COALESCE(fraud_checked_cents, ${before.totalCents})
    RETURNING total_cents AS "totalCents", fraud_checked_cents AS "checkedCents"`.execute(trx);
  const [due] = rows;
  if (!due) return null;
  await wake(trx, "orders.fraud-checks");
  return due;
}

/**
 * Writes the finding and its history entry. An order in review keeps its reasons when the check returned
 * none.
 */
export async function writeFinding(
  trx: Db,
  { id, totalCents }: LockedOrder,
  finding: FraudFinding | null,
  reasons: readonly string[],
  event: EventWrite,
): Promise<void> {
  await sql`
    WITH told AS (${eventInsert(event)})
    UPDATE orders SET fraud_is_checked = ${finding !== null}, fraud_score = ${finding?.score ?? null},
      fraud_ip_distance_km = ${finding?.ipDistanceFromAddressKm ?? null},
      fraud_email_first_seen = ${finding?.emailFirstSeen ?? null}, fraud_checked_cents = ${totalCents},
      fraud_reasons = CASE WHEN status = 'PENDING_REVIEW' AND ${reasons.length === 0}::boolean THEN fraud_reasons
        ELSE ${[...reasons]} END
    WHERE id = ${id}`.execute(trx);
}
