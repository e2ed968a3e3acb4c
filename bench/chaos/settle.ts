/** Until nothing is left to be done for any order. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server/db/client";

const SETTLE_WITHIN_MS = 5 * 60_000;

/**
 * Sweeper and fraud check finish what a killed host left. Their waits are cut short, not their work: that the vendor knows
 * nothing of a payment is believed after a quarter of an hour, so payments are made older. Nobody buys any more.
 */
export async function settle(db: Db): Promise<void> {
  const deadline = Date.now() + SETTLE_WITHIN_MS;
  await sql`UPDATE payments SET created_at = created_at - interval '16 minutes'`.execute(db);
  while (Date.now() < deadline) {
    await sql`UPDATE payments SET next_check_at = now() WHERE next_check_at > now()`.execute(db);
    const { rows } = await sql<{ open: string }>`
      SELECT (SELECT count(*) FROM orders WHERE status IN ('PENDING_PAYMENT', 'PAYMENT_RECEIVED'))
        + (SELECT count(*) FROM refunds WHERE state = 'REQUESTED') AS open`.execute(db);
    if (Number(rows[0]?.open) === 0) return;
    await wait(1_000);
  }
}
