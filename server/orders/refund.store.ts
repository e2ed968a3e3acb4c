/** Refunds: written down first, made by the refund worker, settled after (server/orders/refund-worker.ts). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/client";

export interface NewRefund {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly requestedBy: string;
  /** The same key asks for the same refund. */
  readonly key: string;
}

/** @returns false when this refund was asked for before */
export async function requestRefund(trx: Db, refund: NewRefund): Promise<boolean> {
  const hash = createHash("sha256").update(`${refund.orderId}\0${refund.key}`).digest();
  const { rows } = await sql`
    INSERT INTO refunds (payment_id, order_id, amount_cents, state, reason, requested_by, idempotency_hash)
    VALUES (${refund.paymentId}, ${refund.orderId}, ${refund.amountCents}, 'REQUESTED', ${refund.reason},
      ${refund.requestedBy}, ${hash})
    ON CONFLICT (idempotency_hash) DO NOTHING
    RETURNING id`.execute(trx);
  return rows.length > 0;
}
