/** Waits until no order has pending work. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server/db/client";

const SETTLE_WITHIN_MS = 5 * 60_000;

/**
 * Sweeper and fraud check finish the work of killed hosts. Payments are backdated to skip waiting times: a
 * payment unknown to the vendor counts as missing only after 15 minutes. Requires that buying has stopped.
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
