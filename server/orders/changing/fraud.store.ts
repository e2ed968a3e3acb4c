/** Finds paid orders that wait for the fraud check, and records its findings. */
import { ORDER_STATUS_ROWS } from "#contract/order-statuses";
import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { FraudQueue } from "./ports/fraud.port";
import type { OrderMoves } from "./ports/moves.port";
import { lockOrder, writeEvent } from "./steps.store";

export function createFraudQueue(db: Db, { move }: Pick<OrderMoves, "move">): FraudQueue {
  return {
    async claimUnchecked(limit, seconds) {
      const { rows } = await sql<{ id: string; tries: number }>`
        UPDATE orders SET fraud_tries = fraud_tries + 1,
          fraud_next_at = now() + make_interval(secs => ${seconds})
        WHERE id IN (
          SELECT id FROM orders WHERE fraud_next_at <= now()
            AND (status = 'PAYMENT_RECEIVED' OR status = 'PENDING_ESIGNATURE' AND signed_at IS NOT NULL)
          ORDER BY fraud_next_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        )
        RETURNING id, fraud_tries AS tries`.execute(db);
      return rows;
    },
    async postponeCheck(orderId, seconds) {
      await sql`UPDATE orders SET fraud_next_at = now() + make_interval(secs => ${seconds}::int)
        WHERE id = ${orderId}`.execute(db);
    },
    settleCheck: (orderId, finding) =>
      db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        // Cancelled meanwhile, or checked by another process after its lease was over.
        if (!order || !ORDER_STATUS_ROWS[order.status].money.isFraudChecked) return;
        const found = typeof finding === "string" ? null : finding;
        const reasons = typeof finding === "string" ? [finding] : [...(finding?.reasons ?? [])];
        const to: OrderStatus = reasons.length > 0 ? "PENDING_REVIEW" : "PENDING_FULFILMENT";
        if (finding !== null) {
          await sql`UPDATE orders SET fraud_is_checked = ${found !== null}, fraud_score = ${found?.score ?? null},
              fraud_ip_distance_km = ${found?.ipDistanceFromAddressKm ?? null},
              fraud_email_first_seen = ${found?.emailFirstSeen ?? null}, fraud_reasons = ${reasons}
            WHERE id = ${orderId}`.execute(trx);
          await writeEvent(trx, {
            orderId,
            type: "FRAUD_CHECK_UPDATED",
            actor: "System",
            summary: found ? `Risk score ${found.score}` : String(finding),
            after: reasons.join("; ") || null,
          });
        }
        const summary = to === "PENDING_REVIEW" ? "Waits for review" : "Passed the fraud check";
        await move(trx, order, { to, actor: "System", summary });
      }),
  };
}
