/** Compares lessors' payments for delivered items with the leased amounts (LEASE-37). */
import { sql } from "kysely";
import { LEASE_FUNDING } from "#contract/leases/statuses";
import { inStatuses } from "../../db/in-statuses";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { LeasedOrders } from "../../orders/changing/ports/leased-orders.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
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
  /** @returns whether the paid amount matches the leased amount */
  apply(of: AwaitedFunding, funding: Funding): Promise<boolean>;
  problem(of: AwaitedFunding, problem: LeaseProblem, summary: string): Promise<void>;
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

export function createFundingStore(
  db: Db,
  moves: Pick<OrderMoves, "lock" | "eventInsert">,
  leased: Pick<LeasedOrders, "noteLenderTake">,
): FundingStore {
  // Events of this type are hidden from customers: funding and the lessor's fee concern only lessor and shop.
  const recordEvent = (trx: Db, orderId: string, summary: string) =>
    moves.eventInsert({ orderId, type: "PAYMENT_DETAILS_UPDATED", actor: "System", summary }).execute(trx);
  const setProblem = async (trx: Db, of: AwaitedFunding, problem: LeaseProblem, summary: string) => {
    const { rows } = await sql`UPDATE leases SET problem = ${problem}, problem_at = now()
      WHERE id = ${of.leaseId} AND problem IS DISTINCT FROM ${problem} RETURNING id`.execute(trx);
    if (rows.length > 0) await recordEvent(trx, of.orderId, summary);
  };
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
    apply: (of, { fundedCents, lenderTakeCents, fundedAt }) =>
      db.transaction().execute(async (trx) => {
        if (!(await moves.lock(trx, of.orderId))) return true;
        const { rows } = await sql<{ expected: number; isNews: boolean }>`
          UPDATE leases SET funded_cents = ${fundedCents}, lender_take_cents = ${lenderTakeCents},
            funded_at = COALESCE(funded_at, ${fundedAt}::timestamptz, now()), updated_at = now(),
            state = CASE WHEN leases.state = 'DELIVERED' THEN 'FUNDED' ELSE leases.state END
          FROM (SELECT state, funded_cents FROM leases WHERE id = ${of.leaseId} FOR UPDATE) AS before
          WHERE id = ${of.leaseId}
          RETURNING CASE WHEN leases.state = 'RETURNED' THEN 0 ELSE cents END AS expected,
            before.funded_cents IS DISTINCT FROM ${fundedCents}::int AS "isNews"`.execute(trx);
        await wake(trx, "affiliates.commissions");
        const { expected, isNews } = onlyRow(rows, "the funded lease");
        if (isNews) {
          await leased.noteLenderTake(trx, of.orderId, lenderTakeCents);
          const paid = `The lessor paid ${formatMoney(fundedCents)} after a commission of ${formatMoney(lenderTakeCents)}`;
          await recordEvent(trx, of.orderId, paid);
        }
        if (fundedCents + lenderTakeCents === expected) {
          await sql`UPDATE leases SET problem = NULL, problem_at = NULL
            WHERE id = ${of.leaseId} AND problem <> 'NOTICE_REFUSED'`.execute(trx);
          return true;
        }
        const differs = `The lessor paid for ${formatMoney(fundedCents + lenderTakeCents)} instead of ${formatMoney(expected)}`;
        await setProblem(trx, of, "FUNDING_DIFFERS", differs);
        return false;
      }),
    problem: (of, problem, summary) =>
      db.transaction().execute(async (trx) => {
        await moves.lock(trx, of.orderId);
        await setProblem(trx, of, problem, summary);
      }),
    async schedule({ leaseId, claimedUntil }, seconds) {
      await sql`UPDATE leases SET ${FUNDING.postpone(seconds)}
        WHERE id = ${leaseId} AND funding_check_at = ${claimedUntil}::timestamptz`.execute(db);
    },
  };
}
