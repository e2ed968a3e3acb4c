/**
 * Writes lease states, for moves that change lease and order in one transaction (LEASE-30, LEASE-33). Lock
 * sequence: order, lease, application.
 */
import { sql } from "kysely";
import type { LeaseState } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { wake, wakeIn } from "../../jobs/wake";
import type { LockedOrder, MovedOrder } from "../../orders/changing/ports/moves.port";
import { usedCents } from "../applications/used.store";
import type { LeasedOrderParts } from "./lease-moves.port";
import type { LeaseRecord } from "./lease.record";

export interface Approval {
  readonly isStanding: boolean;
  readonly remainingCents: number;
  readonly lessor: string | null;
}

const { signDays } = LIMITS.leases;
const SYSTEM = "System";

/** The lease as locked: another process may have moved it since it was read. */
export type LockedLease = Pick<LeaseRecord, "state" | "cents">;

/** The caller holds the order lock. */
export async function lockLease(trx: Db, id: string): Promise<LockedLease> {
  const { rows } = await sql<LockedLease>`
        SELECT state, cents FROM leases WHERE id = ${id} FOR UPDATE`.execute(trx);
  return onlyRow(rows, "the locked lease");
}

/** Writes a history entry of the order. */
export async function recordEvent(
  trx: Db,
  { moves }: Pick<LeasedOrderParts, "moves">,
  { orderId, state }: Pick<LeaseRecord, "orderId" | "state">,
  to: LeaseState,
  summary: string,
): Promise<void> {
  const event = { orderId, type: "LEASE_DETAILS_UPDATED", actor: SYSTEM, summary } as const;
  await moves.eventInsert({ ...event, before: state, after: to }).execute(trx);
}

export function moveOrder(
  trx: Db,
  { moves }: Pick<LeasedOrderParts, "moves">,
  order: LockedOrder,
  to: OrderStatus,
  summary: string,
): Promise<MovedOrder> {
  return moves.move(trx, order, { to, actor: SYSTEM, summary });
}

/** Locks the application: its approval's remainder changes only under this lock. */
export async function lockApproval(trx: Db, applicationId: string): Promise<Approval> {
  await sql`SELECT 1 FROM lease_applications WHERE id = ${applicationId} FOR NO KEY UPDATE`.execute(trx);
  // Reads after locking, so that leases committed during the wait count.
  const { rows } = await sql<Approval>`
    SELECT status = 'APPROVED' AND COALESCE(expires_at > now(), true) AS "isStanding", lessor,
      COALESCE(approved_cents, 0) - ${usedCents(sql`a.id`)} AS "remainingCents"
    FROM lease_applications AS a WHERE id = ${applicationId}`.execute(trx);
  return onlyRow(rows, "the locked application");
}

export async function writeHeld(trx: Db, id: string, cents: number, lessor: string | null): Promise<void> {
  await sql`UPDATE leases SET state = 'HELD', cents = ${cents}, lessor = ${lessor}, held_at = now(),
            checks = 0, updated_at = now() WHERE id = ${id}`.execute(trx);
}

/**
 * @param isKnownToLessor false = the lessor is notified in the background, if it has the lease
 * @returns the leased cents
 */
export async function writeReleased(trx: Db, id: string, isKnownToLessor: boolean): Promise<number> {
  const { rows } = await sql<{
    cents: number;
  }>`UPDATE leases SET state = 'RELEASED', sealed_signature_url = NULL,
        told_at = CASE WHEN ${isKnownToLessor}::boolean THEN now() END,
        next_check_at = CASE WHEN asked_at IS NOT NULL AND NOT ${isKnownToLessor}::boolean THEN now() END,
        updated_at = now()
      WHERE id = ${id} RETURNING cents`.execute(trx);
  await wake(trx, "leases.progress", "affiliates.commissions");
  return onlyRow(rows, "the released lease").cents;
}

/** @param link null leaves the signature link unchanged */
export async function writeReported(trx: Db, id: string, uuid: string, link: Buffer | null): Promise<void> {
  await sql`UPDATE leases SET lessor_uuid = ${uuid},
            sealed_signature_url = COALESCE(${link}::bytea, sealed_signature_url)
          WHERE id = ${id}`.execute(trx);
}

/** Moves a lease to be signed, or signed. */
export async function writeSigning(trx: Db, id: string, to: LeaseState): Promise<void> {
  await sql`UPDATE leases SET state = ${to}, checks = 0,
      sign_until = COALESCE(sign_until, now() + make_interval(days => ${signDays})),
      signed_at = CASE WHEN ${to === "SIGNED"}::boolean THEN now() END, updated_at = now()
    WHERE id = ${id}`.execute(trx);
  if (to === "SIGNING") await wake(trx, "leases.signature-mails");
  if (to === "SIGNED") await wake(trx, "affiliates.commissions", "leases.payment-reminders");
}

/** @returns false when no lease of the order waits for an application */
export async function writeTied(trx: Db, orderId: string, applicationId: string): Promise<boolean> {
  const { rows } = await sql`UPDATE leases SET application_id = ${applicationId}, updated_at = now()
    WHERE order_id = ${orderId} AND state = 'WAITING' AND application_id IS NULL RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** @returns false when the lease needs no request anymore */
export async function beginRequest(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`UPDATE leases SET asked_at = COALESCE(asked_at, now())
        WHERE id = ${id} AND state = 'HELD' RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function confirmRelease(db: Db, id: string): Promise<void> {
  await sql`UPDATE leases SET told_at = now(), next_check_at = NULL WHERE id = ${id}`.execute(db);
}

/** @param seconds until the next advance; null = nothing is left to do */
export async function schedule(db: Db, id: string, seconds: number | null): Promise<void> {
  // A cancellation in between must be reported to the lessor.
  await sql`UPDATE leases SET checks = checks + 1,
          next_check_at = CASE WHEN state = 'RELEASED' AND asked_at IS NOT NULL AND told_at IS NULL
            THEN COALESCE(now() + make_interval(secs => ${seconds}::float8), next_check_at)
            ELSE now() + make_interval(secs => ${seconds}::float8) END
        WHERE id = ${id}`.execute(db);
  if (seconds !== null) await wakeIn(db, "leases.progress", seconds);
}
