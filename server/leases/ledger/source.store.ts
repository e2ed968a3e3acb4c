/** SQL of leases.source.ts. */
import { sql, type RawBuilder } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import type { PaymentMethod } from "#contract/payments/methods";
import { LEASE_USING, LEASE_OVER, LEASE_RELEASABLE } from "#contract/leases/statuses";
import { forgetConfirmed } from "../delivery/notices.store";
import type { Db } from "../../db/client";
import { wake as wakeJobs } from "../../jobs/wake";
import type { Due } from "../../orders/reading/order.port";

const using = sql`state ${inStatuses(LEASE_USING)}`;

/** How long the host that requests a lease has sole claim to it; if it dies, another host takes over. */
const OWN_SECONDS = 30;

/**
 * SQL statement that inserts the lease of an order, unless one exists.
 * @param order a table of at most one row: id
 * @param approvalId the application to lease on; null if it is yet to be created
 */
export function insertLease(
  order: RawBuilder<unknown>,
  _method: PaymentMethod,
  approvalId: string | null,
): RawBuilder<{ id: string }> {
  return sql`
    INSERT INTO leases (order_id, application_id, state, next_check_at)
    SELECT leased.id, ${approvalId}::uuid, 'WAITING', now() + make_interval(secs => ${OWN_SECONDS})
    FROM ${order} AS leased
    ON CONFLICT (order_id) WHERE state NOT ${inStatuses(LEASE_OVER)} DO UPDATE SET updated_at = now()
    RETURNING id`;
}

/** Whether a lease is in progress, so that paying by this method would pay twice. */
export async function isUnderWay(trx: Db, { orderId }: Due, next: PaymentMethod): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM leases WHERE order_id = ${orderId}
    AND (state = 'WAITING' OR ${next === "LEASE"}::boolean AND ${using})`.execute(trx);
  return rows.length > 0;
}

/**
 * Releases the lease of a cancelled order and notifies the lessor; starts a lease whose rest is paid. The
 * caller holds the order lock.
 */
export async function wakeLease(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE leases SET state = 'RELEASED', sealed_signature_url = NULL, updated_at = now(),
      next_check_at = CASE WHEN asked_at IS NOT NULL THEN now() END
    FROM orders WHERE orders.id = leases.order_id AND orders.id = ${orderId} AND orders.status = 'CANCELLED'
      AND leases.state ${inStatuses(LEASE_RELEASABLE)}`.execute(trx);
  await forgetConfirmed(trx, sql`SELECT id FROM leases WHERE order_id = ${orderId} AND state = 'RELEASED'`);
  await sql`UPDATE leases SET next_check_at = now() WHERE order_id = ${orderId} AND state = 'HELD'`.execute(
    trx,
  );
  await wakeJobs(trx, "leases.progress", "affiliates.commissions");
}

/**
 * SQL expression: cents of an order covered by leases.
 * @param orderId a column
 */
export function leasedCents(orderId: RawBuilder<string>): RawBuilder<number> {
  return sql`(SELECT COALESCE(sum(cents), 0)::int FROM leases WHERE order_id = ${orderId} AND ${using})`;
}

/**
 * SQL expression: a JSON list of PaymentRecord.
 * @param orderId a column
 */
export function leaseRecords(orderId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object(
      'gatewayType', COALESCE(lease.lessor, 'LEASE'), 'gatewayName', 'Lease', 'transactionId', lease.lessor_uuid,
      'state', lease.state, 'amountCents', lease.cents, 'paidCents', COALESCE(lease.funded_cents, 0),
      'refundedCents', 0, 'returningCents', 0, 'approvedCents', a.approved_cents) ORDER BY lease.created_at DESC), '[]')
    FROM leases AS lease LEFT JOIN lease_applications AS a ON a.id = lease.application_id
    WHERE lease.order_id = ${orderId})`;
}

/**
 * SQL expression: the latest lease of an order as JSON, or null.
 * @param orderId a column
 */
export function leaseRow(orderId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(SELECT jsonb_build_object('applicationId', a.id, 'applicationStatus', a.status,
      'approvedCents', a.approved_cents, 'approvedAt', a.approved_at, 'state', lease.state, 'cents', lease.cents,
      'lessor', lease.lessor, 'sealedSignatureUrl', encode(lease.sealed_signature_url, 'base64'),
      'signUntil', lease.sign_until, 'signedAt', lease.signed_at, 'fundedCents', lease.funded_cents,
      'lenderTakeCents', lease.lender_take_cents, 'createdAt', lease.created_at, 'updatedAt', lease.updated_at)
    FROM leases AS lease JOIN lease_applications AS a ON a.id = lease.application_id
    WHERE lease.order_id = ${orderId} ORDER BY lease.created_at DESC LIMIT 1)`;
}

/** Leases never need a manual refund by the shop. */
export const NOTHING_BY_HAND = sql`'[]'::jsonb`;
