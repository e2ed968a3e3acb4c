/**
 * Schedules requests for the next lease payment, and records which payments customers were reminded of
 * (LEASE-77).
 */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { formatCalendarDay, SHOP_TIME_ZONE } from "#contract/time/days";
import { LEASE_SIGNED } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { OrderMails, PaymentDue } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";

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
  /**
   * Mails the customer if the payment is near and not yet announced, and schedules the next request in the
   * same transaction.
   */
  notify(lease: LeaseWithPayments, payment: Omit<PaymentDue, "lessorName">): Promise<void>;
  /** Reschedules a lease without an answer. */
  postpone(lease: LeaseWithPayments, seconds: number): Promise<void>;
  /** Every payment has come due. */
  end(lease: LeaseWithPayments): Promise<void>;
}

export interface PaymentMails {
  readonly moves: Pick<OrderMoves, "lock" | "eventInsert">;
  readonly mails: Pick<OrderMails, "ofPaymentDue">;
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

export function createPaymentReminderStore(db: Db, { moves, mails }: PaymentMails): PaymentReminderStore {
  const write = async (
    trx: Db,
    { orderId, lessor }: LeaseWithPayments,
    payment: Parameters<PaymentReminderStore["notify"]>[1],
  ) => {
    const order = await mails.ofPaymentDue(trx, orderId, { ...payment, lessorName: lessorName(lessor) });
    // A deleted account has no address.
    if (!order?.customer.email) return;
    const summary = `Payment reminder sent: ${formatMoney(payment.cents)} due on ${formatCalendarDay(payment.dueOn)}`;
    await moves
      .eventInsert({ orderId, type: "REMINDER_EMAIL_UPDATED", actor: "System", summary })
      .execute(trx);
  };
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
    notify: (lease, payment) =>
      db.transaction().execute(async (trx) => {
        // The order lock prevents concurrent returns, toggles and duplicate mails for the same payment.
        if (!(await moves.lock(trx, lease.orderId))) return;
        const dueOn = sql`${payment.dueOn}::date`;
        const from = morningOf(sql`${dueOn} - ${remindPaymentDays}::int`);
        // A late payment remains the lessor's next one: the next request is a day later.
        const after = morningOf(sql`GREATEST(${dueOn}, shop_day(now())) + 1`);
        const isEligible = sql`${isClaimed(lease)} AND ${isSigned} AND o.id = lease.order_id AND o.reminders`;
        const { rows } = await sql`
          UPDATE leases AS lease SET payment_reminded_on = ${dueOn}, payment_check_at = ${after}, updated_at = now()
          FROM orders AS o
          WHERE ${isEligible} AND ${from} <= now() AND ${dueOn} >= shop_day(now())
            AND COALESCE(lease.payment_reminded_on < ${dueOn}, true)
          RETURNING lease.id`.execute(trx);
        if (rows.length > 0) return write(trx, lease, payment);
        await sql`UPDATE leases AS lease SET payment_check_at = CASE WHEN ${from} > now() THEN ${from} ELSE ${after} END
          FROM orders AS o WHERE ${isEligible}`.execute(trx);
      }),
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
