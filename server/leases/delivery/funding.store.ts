/** Lessors' payments for delivered items, and when they are requested (LEASE-37). */
import { sql } from "kysely";
import { LEASE_FUNDING } from "#contract/leases/statuses";
import { inStatuses } from "../../db/in-statuses";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { Funding } from "../lessors/lessor.port";

/** A lease whose funding this process may request until its claim expires. */
export interface AwaitedFunding {
  readonly leaseId: string;
  readonly orderId: string;
  readonly lessor: string;
  readonly lessorUuid: string;
  /** When the claim expires, to the microsecond. A different due time means the lease has changed. */
  readonly claimedUntil: string;
  /** Requests since the lease last changed. */
  readonly checks: number;
  /** Seconds since the lessor was notified of the delivery. */
  readonly awaitedSeconds: number;
  /** Every item was returned. */
  readonly isReturned: boolean;
  /** The application made for this order; completed together with the lease if used up. */
  readonly toComplete: string | null;
}

/** Why a lease needs manual work. */
export type LeaseProblem = "NOTICE_REFUSED" | "NOT_FUNDED" | "FUNDING_DIFFERS";

export interface FundingStore {
  claimDue(limit: number): Promise<AwaitedFunding[]>;
  /**
   * A no-op if the lease changed during the request: it is due again.
   * @param seconds null = never
   */
  schedule(of: AwaitedFunding, seconds: number | null): Promise<void>;
}

/** Leases due for a funding request to their lessor. */
export const FUNDING = queueOf({
  table: "leases",
  dueAt: "funding_check_at",
  isOpen: sql`state ${inStatuses(LEASE_FUNDING)} AND lessor IS NOT NULL AND lessor_uuid IS NOT NULL`,
});

/** SQL statement: ids of orders whose lease needs manual work. */
export const ordersWithProblem = sql`SELECT order_id FROM leases WHERE problem IS NOT NULL`;

export function createFundingStore(db: Db): FundingStore {
  return {
    async claimDue(limit) {
      const { rows } = await sql<AwaitedFunding>`
        UPDATE leases SET ${FUNDING.claim}, funding_checks = funding_checks + 1
        WHERE id IN (${FUNDING.selectDue(limit)}) RETURNING id AS "leaseId", order_id AS "orderId", lessor, lessor_uuid AS "lessorUuid", funding_checks AS checks,
          funding_check_at::text AS "claimedUntil",
          extract(epoch FROM now() - COALESCE(delivery_submitted_at, now()))::float8 AS "awaitedSeconds",
          state = 'RETURNED' AS "isReturned",
          (SELECT a.id FROM lease_applications AS a
            WHERE a.id = application_id AND NOT a.is_pre_approval AND state <> 'RETURNED') AS "toComplete"`.execute(
        db,
      );
      return rows;
    },
    async schedule({ leaseId, claimedUntil }, seconds) {
      await sql`UPDATE leases SET ${FUNDING.postpone(seconds)}
        WHERE id = ${leaseId} AND funding_check_at = ${claimedUntil}::timestamptz`.execute(db);
    },
  };
}

/** A lease with the amount that its lessor should pay. */
export interface FundedLease {
  /** Cents. */
  readonly expected: number;
  /** The paid amount differs from the last report. */
  readonly isNews: boolean;
}

/** Records what the lessor paid for a lease. */
export async function writeFunded(
  trx: Db,
  leaseId: string,
  { fundedCents, lenderTakeCents, fundedAt }: Funding,
): Promise<FundedLease> {
  const { rows } = await sql<FundedLease>`
    UPDATE leases SET funded_cents = ${fundedCents}, lender_take_cents = ${lenderTakeCents},
      funded_at = COALESCE(funded_at, ${fundedAt}::timestamptz, now()), updated_at = now(),
      state = CASE WHEN leases.state = 'DELIVERED' THEN 'FUNDED' ELSE leases.state END
    FROM (SELECT state, funded_cents FROM leases WHERE id = ${leaseId} FOR UPDATE) AS before
    WHERE id = ${leaseId}
    RETURNING CASE WHEN leases.state = 'RETURNED' THEN 0 ELSE cents END AS expected,
      before.funded_cents IS DISTINCT FROM ${fundedCents}::int AS "isNews"`.execute(trx);
  await wake(trx, "affiliates.commissions");
  return onlyRow(rows, "the funded lease");
}

/** @returns false when the lease already has this problem */
export async function writeProblem(trx: Db, leaseId: string, problem: LeaseProblem): Promise<boolean> {
  const { rows } = await sql`UPDATE leases SET problem = ${problem}, problem_at = now()
    WHERE id = ${leaseId} AND problem IS DISTINCT FROM ${problem} RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** A refused notice remains a problem after the lease is funded. */
export async function clearFundingProblem(trx: Db, leaseId: string): Promise<void> {
  await sql`UPDATE leases SET problem = NULL, problem_at = NULL
    WHERE id = ${leaseId} AND problem <> 'NOTICE_REFUSED'`.execute(trx);
}
