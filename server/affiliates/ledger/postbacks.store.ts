/**
 * Outbox of postbacks: an order's entries are sent to the network in sequence and retried until accepted or
 * refused (AFFILIATE-8).
 */
import { sql } from "kysely";
import type { Postback } from "#contract/affiliates/network";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";

/** A postback this process may send until its claim expires. */
export interface ClaimedPostback {
  readonly postback: Postback;
  /** Number of attempts, including the current one. */
  readonly tries: number;
}

export interface PostbackStore {
  claimDue(limit: number): Promise<ClaimedPostback[]>;
  recordSent(id: string): Promise<void>;
  /** @param reason short */
  refused(id: string, reason: string): Promise<void>;
  postpone(id: string, seconds: number): Promise<void>;
}

const OPEN = sql`told_at IS NULL AND refusal IS NULL`;

/** Entries to report; later entries of an order wait for earlier ones. */
export const POSTBACKS = queueOf({
  table: "affiliate_entries",
  dueAt: "next_try_at",
  isOpen: sql`${OPEN} AND NOT EXISTS (
    SELECT 1 FROM affiliate_entries AS earlier WHERE earlier.order_id = affiliate_entries.order_id
      AND earlier.number < affiliate_entries.number AND earlier.told_at IS NULL AND earlier.refusal IS NULL)`,
});

export function createPostbackStore(db: Db): PostbackStore {
  return {
    async claimDue(limit) {
      const { rows } = await sql<Omit<Postback, "currency"> & { tries: number }>`
        WITH claimed AS (
          UPDATE affiliate_entries SET ${POSTBACKS.claim}, tries = tries + 1
          WHERE id IN (${POSTBACKS.selectDue(limit)}) RETURNING *
        )
        SELECT claimed.id, claimed.tries,
          CASE claimed.kind WHEN 'REVERSAL' THEN 'reversal' WHEN 'ADJUSTMENT' THEN 'adjustment'
            ELSE 'conversion' END AS kind,
          CASE WHEN claimed.order_id IS NULL THEN 'application' WHEN claimed.is_lease THEN 'lease' ELSE 'sale' END AS event,
          claimed.conversion_id AS "conversionId",
          COALESCE(o.attribution, application.attribution) ->> 'clickHash' AS "clickId",
          claimed.affiliate AS aid, claimed.sub_affiliate AS sid,
          COALESCE(o.unique_id, claimed.application_id::text) AS reference, claimed.net_cents AS net,
          claimed.take_cents AS commission,
          to_char(claimed.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
        FROM claimed LEFT JOIN orders AS o ON o.id = claimed.order_id
          LEFT JOIN lease_applications AS application ON application.id = claimed.application_id`.execute(db);
      return rows.map(({ tries, ...postback }) => ({ tries, postback: { ...postback, currency: "USD" } }));
    },
    async recordSent(id) {
      await sql`UPDATE affiliate_entries SET told_at = now() WHERE id = ${id} AND ${OPEN}`.execute(db);
    },
    async refused(id, reason) {
      await sql`UPDATE affiliate_entries SET refusal = ${reason} WHERE id = ${id} AND ${OPEN}`.execute(db);
    },
    async postpone(id, seconds) {
      await sql`UPDATE affiliate_entries SET ${POSTBACKS.postpone(seconds)}
        WHERE id = ${id} AND ${OPEN}`.execute(db);
    },
  };
}
