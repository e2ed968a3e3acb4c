/**
 * Schedules requests for the next lease payment, and records which payments customers were reminded of
 * (LEASE-77).
 */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { SHOP_TIME_ZONE } from "#contract/time/days";
import { LEASE_SIGNED } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";

/** A lease whose lessor this process may query until its claim expires. */
export interface LeaseWithPayments {
  readonly leaseId: string;
  readonly orderId: string;
  readonly lessor: string;
  readonly lessorUuid: string;
  /** When the claim expires, to the microsecond. A different due time means the lease has changed. */
  readonly claimedUntil: string;
}

/**
 * Each write is a no-op when the lease changed during the request: a toggled switch, or another process's
 * claim.
 */
export interface PaymentReminderStore {
  /** Claims signed leases that are due. Leases with reminders off are skipped until they are turned on. */
  claimDue(limit: number): Promise<LeaseWithPayments[]>;
  /** Reschedules a lease without an answer. */
  postpone(lease: LeaseWithPayments, seconds: number): Promise<void>;
  /** Every payment has come due. */
  end(lease: LeaseWithPayments): Promise<void>;
}

const { remindPaymentDays } = LIMITS.leases;
const isSigned = sql`lease.state ${inStatuses(LEASE_SIGNED)}`;

/** Exceeds the total request time of all leases in a claim. */
const CLAIM_TIMEOUT_SECONDS = 900;

/** Leases due for a next-payment request to their lessor. */
export const PAYMENT_CHECKS = queueOf({
  table: "leases",
  dueAt: "payment_check_at",
  isOpen: sql`state ${inStatuses(LEASE_SIGNED)} AND lessor_uuid IS NOT NULL`,
  timeoutSeconds: CLAIM_TIMEOUT_SECONDS,
});

/** SQL condition: the claim is still the latest write. */
const isClaimed = ({ leaseId, claimedUntil }: LeaseWithPayments) =>
  sql`lease.id = ${leaseId} AND lease.payment_check_at = ${claimedUntil}::timestamptz`;

/** SQL expression: 9 a.m. on a day in the shop's time zone. */
const morningOf = (day: ReturnType<typeof sql>) =>
  sql`((${day}) + time '09:00') AT TIME ZONE ${SHOP_TIME_ZONE}`;

export function createPaymentReminderStore(db: Db): PaymentReminderStore {
  return {
    async claimDue(limit) {
      // The order lock keeps the switch unchanged between the check and the claim; a toggle locks first.
      const { rows } = await sql<LeaseWithPayments & { readonly isOn: boolean }>`
        WITH due AS (
          SELECT lease.id, o.reminders AS "isOn"
          FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id
          WHERE lease.payment_check_at <= now() AND ${isSigned} AND lease.lessor IS NOT NULL AND lease.lessor_uuid IS NOT NULL
          ORDER BY lease.payment_check_at LIMIT ${limit}
          FOR UPDATE OF lease SKIP LOCKED FOR SHARE OF o SKIP LOCKED
        )
        UPDATE leases AS lease
        SET payment_check_at = CASE WHEN due."isOn" THEN now() + make_interval(secs => ${CLAIM_TIMEOUT_SECONDS}) END
        FROM due WHERE lease.id = due.id
        RETURNING lease.id AS "leaseId", order_id AS "orderId", lessor, lessor_uuid AS "lessorUuid",
          payment_check_at::text AS "claimedUntil", due."isOn"`.execute(db);
      return rows.filter(({ isOn }) => isOn);
    },
    async postpone(lease, seconds) {
      await sql`UPDATE leases AS lease SET ${PAYMENT_CHECKS.postpone(seconds)}
        WHERE ${isClaimed(lease)}`.execute(db);
    },
    async end(lease) {
      await sql`UPDATE leases AS lease SET ${PAYMENT_CHECKS.postpone(null)} WHERE ${isClaimed(lease)}`.execute(
        db,
      );
    },
  };
}

/** SQL expressions: when the reminder of a payment is due, and when the request for the one after it is. */
function checksOf(dueOn: string) {
  const day = sql`${dueOn}::date`;
  return {
    day,
    from: morningOf(sql`${day} - ${remindPaymentDays}::int`),
    // A late payment remains the lessor's next one: the next request is a day later.
    after: morningOf(sql`GREATEST(${day}, shop_day(now())) + 1`),
  };
}

const isEligible = (lease: LeaseWithPayments) =>
  sql`${isClaimed(lease)} AND ${isSigned} AND o.id = lease.order_id AND o.reminders`;

/**
 * Records that the customer is reminded of a payment, and schedules the next request.
 * @param dueOn YYYY-MM-DD
 * @returns false when the payment is not near, or was announced
 */
export async function writeReminded(trx: Db, lease: LeaseWithPayments, dueOn: string): Promise<boolean> {
  const { day, from, after } = checksOf(dueOn);
  const { rows } = await sql`
    UPDATE leases AS lease SET payment_reminded_on = ${day}, payment_check_at = ${after}, updated_at = now()
    FROM orders AS o
    WHERE ${isEligible(lease)} AND ${from} <= now() AND ${day} >= shop_day(now())
      AND COALESCE(lease.payment_reminded_on < ${day}, true)
    RETURNING lease.id`.execute(trx);
  return rows.length > 0;
}

/**
 * Schedules the request for a payment that is not announced now.
 * @param dueOn YYYY-MM-DD
 */
export async function schedulePaymentCheck(trx: Db, lease: LeaseWithPayments, dueOn: string): Promise<void> {
  const { from, after } = checksOf(dueOn);
  await sql`UPDATE leases AS lease SET payment_check_at = CASE WHEN ${from} > now() THEN ${from} ELSE ${after} END
    FROM orders AS o WHERE ${isEligible(lease)}`.execute(trx);
}

/**
 * Turning reminders off unschedules the lease; turning them on makes it due at once. The caller holds the
 * order lock.
 */
export async function turnReminders(trx: Db, orderId: string, isOn: boolean): Promise<void> {
  // Later than any claim that began before the order was locked.
  await sql`UPDATE leases SET payment_check_at = CASE WHEN ${isOn}::boolean THEN clock_timestamp() END
    WHERE order_id = ${orderId}`.execute(trx);
  if (isOn) await wake(trx, "leases.payment-reminders");
}
