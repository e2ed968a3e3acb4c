/**
 * The only writer of lease states: each move is one transaction with its effects on the order (LEASE-30,
 * LEASE-33). Lock sequence: order, lease, application.
 */
import { sql } from "kysely";
import { LEASE_STATE_TRANSITIONS, type LeaseState } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { mayFollow, ORDER_TRANSITIONS, PAYABLE_STATUSES, type OrderStatus } from "#contract/orders/orders";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { wake, wakeIn } from "../../jobs/wake";
import type { OrderHolds } from "../../orders/changing/ports/holds.port";
import type { LeasedOrders } from "../../orders/changing/ports/leased-orders.port";
import type { OrderMails, SignedLease } from "../../orders/changing/ports/mails.port";
import type { LockedOrder, OrderMoves } from "../../orders/changing/ports/moves.port";
import { forgetConfirmed, recordConfirmed } from "../delivery/notices.store";
import type { LeaseReport } from "../lessors/lessor.port";
import { SEALED_LEASE } from "../forms/form.record";
import type { LeaseRecord } from "./lease.record";
import { leasableCents, type OfferingLessor } from "./offer.rules";
import { leaseStateAfter } from "./report.rules";
import { usedCents } from "../applications/used.store";

export interface LeaseMoves {
  /**
   * Uses the approval for as much of the order as it covers; the rest is paid another way. A lease whose
   * approval is gone or too small is released.
   * @param lessors enabled lessors
   */
  hold(lease: LeaseRecord, lessors: readonly OfferingLessor[]): Promise<void>;
  /**
   * Records that a request to the lessor is about to start.
   * @returns false when the lease needs no request anymore
   */
  beginRequest(id: string): Promise<boolean>;
  /**
   * @param signed content of the signature mail; null while the lessor is unreachable
   * @returns false for a report on another lease
   */
  applyReport(lease: LeaseRecord, report: LeaseReport, signed: SignedLease | null): Promise<boolean>;
  /** Releases an unsigned lease. The order becomes payable another way, or is cancelled if it cannot be. */
  release(lease: LeaseRecord, why: string): Promise<void>;
  /** Cancels an order that was not signed in time. */
  giveUpSigning(lease: LeaseRecord): Promise<void>;
  /** Records that the lessor knows of the release. */
  confirmRelease(id: string): Promise<void>;
  /** @param seconds until the next advance; null = nothing is left to do */
  schedule(id: string, seconds: number | null): Promise<void>;
}

/** The parts of orders that lease moves use. */
export interface LeasedOrderParts {
  readonly moves: OrderMoves;
  readonly mails: Pick<OrderMails, "ofNotLeased">;
  readonly holds: Pick<OrderHolds, "holdFor">;
  readonly leased: LeasedOrders;
}

interface Approval {
  readonly isStanding: boolean;
  readonly remainingCents: number;
  readonly lessor: string | null;
}

const { signDays, restMinutes } = LIMITS.leases;
const SYSTEM = "System";

export function createLeaseMoves(db: Db, sealer: Sealer, orders: LeasedOrderParts): LeaseMoves {
  const recordEvent = (
    trx: Db,
    { orderId, state }: Pick<LeaseRecord, "orderId" | "state">,
    to: LeaseState,
    summary: string,
  ) =>
    orders.moves
      .eventInsert({
        orderId,
        type: "LEASE_DETAILS_UPDATED",
        actor: SYSTEM,
        summary,
        before: state,
        after: to,
      })
      .execute(trx);
  const moveOrder = (trx: Db, order: LockedOrder, to: OrderStatus, summary: string) =>
    orders.moves.move(trx, order, { to, actor: SYSTEM, summary });
  /** Runs with the order and the lease locked; a lease that moved in the meantime is left alone. */
  const locked = <Result>(
    { id, orderId }: LeaseRecord,
    act: (trx: Db, order: LockedOrder, state: LeaseState, cents: number) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const order = (await orders.moves.lock(trx, orderId))!;
      const { rows } = await sql<{ state: LeaseState; cents: number }>`
        SELECT state, cents FROM leases WHERE id = ${id} FOR UPDATE`.execute(trx);
      return act(trx, order, rows[0]!.state, rows[0]!.cents);
    });

  /** The caller holds the lease lock and has checked that the lease may be released. */
  const letGo = async (
    trx: Db,
    order: LockedOrder,
    lease: LeaseRecord,
    why: string,
    isKnownToLessor: boolean,
  ): Promise<void> => {
    const { rows } = await sql<{
      cents: number;
    }>`UPDATE leases SET state = 'RELEASED', sealed_signature_url = NULL,
        told_at = CASE WHEN ${isKnownToLessor}::boolean THEN now() END,
        next_check_at = CASE WHEN asked_at IS NOT NULL AND NOT ${isKnownToLessor}::boolean THEN now() END,
        updated_at = now()
      WHERE id = ${lease.id} RETURNING cents`.execute(trx);
    await wake(trx, "leases.progress", "affiliates.commissions");
    await forgetConfirmed(trx, sql`SELECT ${lease.id}::uuid`);
    await recordEvent(trx, lease, "RELEASED", why);
    const { cents } = rows[0]!;
    if (PAYABLE_STATUSES.includes(order.status)) return;
    // Where a part is already paid another way, it is refunded with the order.
    if (order.status === "LOAN_IN_PROCESS" && (cents === 0 || cents === order.totalCents)) {
      await moveOrder(trx, order, "PENDING_PAYMENT", why);
      await orders.holds.holdFor(trx, order.id, restMinutes);
      await orders.mails.ofNotLeased(trx, order.id);
    } else if (mayFollow(ORDER_TRANSITIONS, order.status, "CANCELLED")) {
      await moveOrder(trx, order, "CANCELLED", why);
    }
  };

  return {
    hold: (lease, lessors) =>
      locked(lease, async (trx, order, state) => {
        if (state !== "WAITING" || lease.applicationId === null) return;
        const approval = await lockApproval(trx, lease.applicationId);
        const lessor = lessors.find(({ type }) => type === approval.lessor);
        const cents =
          approval.isStanding && lessor
            ? leasableCents(order.totalCents, approval.remainingCents, lessor)
            : 0;
        const isLeasable = order.status === "PENDING_PAYMENT" || order.status === "LOAN_IN_PROCESS";
        if (!isLeasable || cents === 0) {
          return letGo(trx, order, lease, "Not leased: the approval is too low", false);
        }
        await sql`UPDATE leases SET state = 'HELD', cents = ${cents}, lessor = ${approval.lessor}, held_at = now(),
            checks = 0, updated_at = now() WHERE id = ${lease.id}`.execute(trx);
        const summary = `${formatMoney(cents)} reserved from the approval by ${lessorName(approval.lessor)}`;
        await recordEvent(trx, lease, "HELD", summary);
        if (cents === order.totalCents) {
          if (order.status === "PENDING_PAYMENT") await moveOrder(trx, order, "LOAN_IN_PROCESS", summary);
          return;
        }
        if (order.status === "LOAN_IN_PROCESS") await moveOrder(trx, order, "PENDING_PAYMENT", summary);
        await orders.holds.holdFor(trx, order.id, restMinutes);
      }),
    async beginRequest(id) {
      const { rows } = await sql`UPDATE leases SET asked_at = COALESCE(asked_at, now())
        WHERE id = ${id} AND state = 'HELD' RETURNING id`.execute(db);
      return rows.length > 0;
    },
    applyReport: (lease, report, signed) =>
      locked(lease, async (trx, order, state) => {
        const isOurs = report.clientReference === null || report.clientReference === lease.id;
        if (!isOurs || (lease.lessorUuid !== null && lease.lessorUuid !== report.uuid)) return false;
        const to = leaseStateAfter(state, report);
        const link =
          report.signingUrl && to === "SIGNING" ? sealer.seal(report.signingUrl, SEALED_LEASE) : null;
        await sql`UPDATE leases SET lessor_uuid = ${report.uuid},
            sealed_signature_url = COALESCE(${link}::bytea, sealed_signature_url)
          WHERE id = ${lease.id}`.execute(trx);
        if (to === state || !LEASE_STATE_TRANSITIONS[state].includes(to)) return true;
        if (to === "RELEASED") {
          await letGo(trx, order, { ...lease, state }, "The leasing company has ended the lease", true);
          return true;
        }
        await sql`UPDATE leases SET state = ${to}, checks = 0,
            sign_until = COALESCE(sign_until, now() + make_interval(days => ${signDays})),
            signed_at = CASE WHEN ${to === "SIGNED"}::boolean THEN now() END, updated_at = now()
          WHERE id = ${lease.id}`.execute(trx);
        if (to === "SIGNING") await wake(trx, "leases.signature-mails");
        if (to === "SIGNED") await wake(trx, "affiliates.commissions", "leases.payment-reminders");
        const summary = to === "SIGNED" ? "The lease is signed" : "The lease is ready to sign";
        await recordEvent(trx, { ...lease, state }, to, summary);
        const toSign =
          order.status === "LOAN_IN_PROCESS"
            ? await moveOrder(trx, order, "PENDING_ESIGNATURE", summary)
            : order;
        if (to !== "SIGNED") return true;
        await recordConfirmed(trx, lease.id);
        await orders.leased.noteSigned(trx, toSign.id, signed);
        return true;
      }),
    release: (lease, why) =>
      locked(lease, async (trx, order, state) => {
        if (state === "WAITING" || state === "HELD") await letGo(trx, order, { ...lease, state }, why, false);
      }),
    giveUpSigning: (lease) =>
      locked(lease, async (trx, order, state) => {
        if (state !== "SIGNING") return;
        await letGo(trx, order, { ...lease, state }, "Not signed in time", false);
      }),
    async confirmRelease(id) {
      await sql`UPDATE leases SET told_at = now(), next_check_at = NULL WHERE id = ${id}`.execute(db);
    },
    async schedule(id, seconds) {
      // A cancellation in between must be reported to the lessor.
      await sql`UPDATE leases SET checks = checks + 1,
          next_check_at = CASE WHEN state = 'RELEASED' AND asked_at IS NOT NULL AND told_at IS NULL
            THEN COALESCE(now() + make_interval(secs => ${seconds}::float8), next_check_at)
            ELSE now() + make_interval(secs => ${seconds}::float8) END
        WHERE id = ${id}`.execute(db);
      if (seconds !== null) await wakeIn(db, "leases.progress", seconds);
    },
  };
}

/** Locks the application: its approval's remainder changes only under this lock. */
async function lockApproval(trx: Db, applicationId: string): Promise<Approval> {
  await sql`SELECT 1 FROM lease_applications WHERE id = ${applicationId} FOR NO KEY UPDATE`.execute(trx);
  // Reads after locking, so that leases committed during the wait count.
  const { rows } = await sql<Approval>`
    SELECT status = 'APPROVED' AND COALESCE(expires_at > now(), true) AS "isStanding", lessor,
      COALESCE(approved_cents, 0) - ${usedCents(sql`a.id`)} AS "remainingCents"
    FROM lease_applications AS a WHERE id = ${applicationId}`.execute(trx);
  return rows[0]!;
}

/**
 * Links a new application to its order's lease, which then awaits the decision.
 * @returns false when the order does not await an application
 */
export async function tieOrder(
  trx: Db,
  moves: OrderMoves,
  orderId: string,
  applicationId: string,
): Promise<boolean> {
  const order = await moves.lock(trx, orderId);
  if (order?.status !== "PENDING_PAYMENT") return false;
  const { rows } = await sql`UPDATE leases SET application_id = ${applicationId}, updated_at = now()
    WHERE order_id = ${orderId} AND state = 'WAITING' AND application_id IS NULL RETURNING id`.execute(trx);
  if (rows.length === 0) return false;
  await moves.move(trx, order, {
    to: "LOAN_IN_PROCESS",
    actor: "Customer",
    summary: "Waiting for a leasing company's decision",
  });
  return true;
}
