/** The part of an approval used by leases (LEASE-31): computed, never stored. */
import { sql, type RawBuilder } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_USING } from "#contract/leases/statuses";

/**
 * SQL expression: cents of an approval used by leases. Transactions that add a lease hold the application's
 * row lock.
 * @param applicationId a column or a value
 */
export function usedCents(applicationId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(SELECT COALESCE(sum(lease.cents), 0)::int FROM leases AS lease
    WHERE lease.application_id = ${applicationId} AND lease.state ${inStatuses(LEASE_USING)})`;
}
