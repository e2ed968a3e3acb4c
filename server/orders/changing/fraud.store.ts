/** Finds paid orders that are due for a fraud check, and records the results. */
import { RECHECKED_STATUSES } from "#contract/orders/orders";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import { inStatuses } from "../../db/in-statuses";
import { earliest, firstOf } from "../../jobs/due";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { FraudFinding, FraudQueue } from "./ports/fraud.port";
import type { EventWrite, LockedOrder, OrderMoves } from "./ports/moves.port";
import { eventInsert, lockOrder, writeEvent } from "./steps.store";

const { orderEdits: sentences } = MESSAGES;

const IS_FIRST_CHECK = sql`status = 'PAYMENT_RECEIVED'`;
const IS_SIGNED = sql`status = 'PENDING_ESIGNATURE' AND signed_at IS NOT NULL`;
const IS_SECOND_CHECK = sql`is_check_due AND status ${inStatuses(RECHECKED_STATUSES)}`;
const UNCHECKED = queueOf({
  table: "orders",
  dueAt: "fraud_next_at",
  isOpen: sql`${IS_FIRST_CHECK} OR ${IS_SIGNED} OR ${IS_SECOND_CHECK}`,
  timeoutSeconds: 30,
});

export function createFraudQueue(db: Db, { move }: Pick<OrderMoves, "move">): FraudQueue {
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
    settleCheck: (orderId, finding, checkedCents) =>
      db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        // The order was cancelled, or another process checked it after this claim expired.
        if (!order || !(isFirstCheck(order) || order.isFraudCheckPending)) return;
        if (checkedCents !== null && order.totalCents > checkedCents) return askAtOnce(trx, orderId);
        const assessment = typeof finding === "string" ? null : finding;
        const reasons = typeof finding === "string" ? [finding] : [...(finding?.reasons ?? [])];
        if (finding !== null) {
          await write(trx, order, assessment, reasons, {
            orderId,
            type: "FRAUD_CHECK_UPDATED",
            actor: "System",
            summary: summaryOf(order, assessment, reasons) ?? String(finding),
            after: reasons.join("; ") || null,
          });
        }
        if (isFirstCheck(order)) {
          const isHeld = reasons.length > 0;
          const summary = isHeld ? "Waiting for review" : "Passed the fraud check";
          await move(trx, order, {
            to: isHeld ? "PENDING_REVIEW" : "PENDING_FULFILMENT",
            actor: "System",
            summary,
          });
          return;
        }
        await sql`UPDATE orders SET is_check_due = false WHERE id = ${orderId}`.execute(trx);
        // An order in review already awaits a manual decision.
        if (reasons.length === 0 || order.status !== "PENDING_FULFILMENT") return;
        const summary = sentences.summaryOfHeld(formatMoney(order.totalCents));
        await move(trx, order, { to: "PENDING_REVIEW", actor: "System", summary });
      }),
  };
}

/**
 * Requeues a corrected order whose total exceeds the checked amount. Runs in the correction's transaction; no
 * item is ordered until the new check passes (FRAUD-3).
 * @param before the locked order before the correction
 */
export async function checkAgain(trx: Db, before: LockedOrder): Promise<void> {
  if (isFirstCheck(before)) return;
  const { rows } = await sql<{ totalCents: number; checkedCents: number }>`
    UPDATE orders SET is_check_due = true, fraud_next_at = now(), fraud_tries = 0,
      fraud_checked_cents = COALESCE(fraud_checked_cents, ${before.totalCents})
    WHERE id = ${before.id} AND total_cents > COALESCE(fraud_checked_cents, ${before.totalCents})
    RETURNING total_cents AS "totalCents", fraud_checked_cents AS "checkedCents"`.execute(trx);
  const [due] = rows;
  if (!due) return;
  await wake(trx, "orders.fraud-checks");
  await writeEvent(trx, {
    orderId: before.id,
    type: "FRAUD_CHECK_UPDATED",
    actor: "System",
    summary: sentences.summaryOfCheckDue(formatMoney(due.totalCents), formatMoney(due.checkedCents)),
  });
}

/** Whether the order has never passed a check. */
function isFirstCheck({ status }: Pick<LockedOrder, "status">): boolean {
  return ORDER_STATUS_ROWS[status].money.fraudCheck === "decides";
}

/**
 * Reschedules a check at once: the order was corrected during the check, so the finding covers a smaller
 * order.
 */
async function askAtOnce(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE orders SET fraud_next_at = now() WHERE id = ${orderId}`.execute(trx);
  await wake(trx, "orders.fraud-checks");
}

/**
 * Writes the finding and its history entry. An order in review keeps its reasons when the check returned
 * none.
 */
async function write(
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

/** @returns null without a finding */
function summaryOf(
  order: LockedOrder,
  finding: FraudFinding | null,
  reasons: readonly string[],
): string | null {
  if (!finding) return null;
  const hasPassedAgain = order.isFraudCheckPending && reasons.length === 0;
  return hasPassedAgain ? sentences.summaryOfPassed(finding.score) : `Risk score ${finding.score}`;
}
