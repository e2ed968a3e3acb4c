/** Payment exceptions of leases: an unreported delivery, a missing payment, or a wrong amount (STAFF-33). */
import { sql } from "kysely";
import { RECEIVED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../../db/in-statuses";
import type { MoneyTrouble } from "../../orders/reading/displayed-money.port";

/** Notices are normally sent within seconds and retried while the lessor is unreachable. */
const LATE = sql`interval '1 hour'`;

export const leaseTroubles = sql<MoneyTrouble>`
  SELECT problem AS kind, id AS ref, order_id, cents, COALESCE(problem_at, updated_at) AS since
  FROM leases WHERE problem IS NOT NULL
  UNION ALL
  SELECT 'NOT_SUBMITTED', notice.id, lease.order_id, lease.cents, notice.created_at
  FROM lease_notices AS notice JOIN leases AS lease ON lease.id = notice.lease_id
  WHERE notice.kind = 'DELIVERED' AND notice.told_at IS NULL AND notice.refusal IS NULL
    AND notice.created_at < now() - ${LATE}
  UNION ALL
  SELECT 'NOT_SUBMITTED', lease.id, lease.order_id, lease.cents, COALESCE(max(item.delivered_at), max(lease.updated_at))
  FROM leases AS lease JOIN order_items AS item ON item.order_id = lease.order_id
  WHERE lease.state = 'SIGNED' AND item.status ${inStatuses(RECEIVED_ITEMS)}
    AND NOT EXISTS (SELECT 1 FROM lease_notices AS notice
      WHERE notice.lease_id = lease.id AND notice.kind = 'DELIVERED' AND item.id = ANY(notice.item_ids))
  GROUP BY lease.id`;
