/** Why: who did what is one list, narrowed by what was changed and by what it gave back, and sums tell refunds from cancellations. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a change was about, a word of contract/audit/schema.ts; null until a host has read it from what is sealed.
  await sql`ALTER TABLE audit_events ADD COLUMN area text`.execute(db);
  await sql`CREATE INDEX audit_events_by_area ON audit_events (area, id)`.execute(db);
  await sql`CREATE INDEX audit_events_without_area ON audit_events (id) WHERE area IS NULL AND kind = 'STAFF_CHANGE'`.execute(
    db,
  );
  await sql`CREATE INDEX audit_events_by_time ON audit_events (at)`.execute(db);
  await sql`
    ALTER TABLE staff_refunds
      ADD COLUMN kind text NOT NULL DEFAULT 'REFUND' CHECK (kind IN
        ('REFUND', 'CANCELLATION', 'RETURN', 'CORRECTION', 'BY_HAND', 'BULK', 'IN_BULK')),
      -- entry of the order's history that tells of it; null for many orders at once
      ADD COLUMN event_id bigint`.execute(db);
  // A change and its sum were written within one transaction.
  await sql`
    UPDATE staff_refunds SET event_id = event.id, kind = CASE
        WHEN event.type = 'CANCELLED' THEN 'CANCELLATION'
        WHEN event.summary LIKE '% given back by hand' THEN 'BY_HAND'
        WHEN event.after = 'CANCELLED' THEN 'CANCELLATION'
        WHEN event.after = 'RETURNED' THEN 'RETURN'
        ELSE 'REFUND' END
    FROM (
      SELECT refund.id AS refund_id, max(event.id) AS event_id FROM staff_refunds AS refund
        JOIN order_events AS event ON event.order_id = refund.order_id AND event.actor = refund.staff_id
          AND event.at >= refund.created_at AND event.at < refund.created_at + interval '10 seconds'
      GROUP BY refund.id
    ) AS told JOIN order_events AS event ON event.id = told.event_id
    WHERE staff_refunds.id = told.refund_id`.execute(db);
  await sql`UPDATE staff_refunds SET kind = 'BULK' WHERE order_id IS NULL`.execute(db);
  await sql`CREATE INDEX staff_refunds_by_event ON staff_refunds (event_id) WHERE event_id IS NOT NULL`.execute(
    db,
  );
}
