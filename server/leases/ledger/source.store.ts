/** The statements of leases.source.ts. */
import { sql, type RawBuilder } from "kysely";
import type { PaymentMethod } from "#contract/checkout";
import { LEASE_USING } from "#contract/leases";
import type { Db } from "../../db/client";

const using = sql`state = ANY(${[...LEASE_USING]}::text[])`;

/** A statement that makes the lease of an order, unless it has one. @param order a table of one row or none: id */
export function opening(order: RawBuilder<unknown>): RawBuilder<{ id: string }> {
  return sql`
    INSERT INTO leases (order_id, state) SELECT leased.id, 'WAITING' FROM ${order} AS leased
    ON CONFLICT (order_id) WHERE state NOT IN ('RELEASED', 'RETURNED') DO UPDATE SET updated_at = now()
    RETURNING id`;
}

/** Whether the order is being leased, so that to pay it by this method would pay twice. */
export async function isUnderWay(trx: Db, orderId: string, next: PaymentMethod): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM leases WHERE order_id = ${orderId}
    AND (state = 'WAITING' OR ${next === "LEASE"}::boolean AND ${using})`.execute(trx);
  return rows.length > 0;
}

/** The order was confirmed or cancelled: its lease is gone on with. */
export async function wake(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE leases SET next_check_at = now() WHERE order_id = ${orderId}
    AND state NOT IN ('RELEASED', 'RETURNED')`.execute(trx);
}

/** An expression: cents of an order that leases take. @param orderId a column */
export function takes(orderId: RawBuilder<string>): RawBuilder<number> {
  return sql`(SELECT COALESCE(sum(cents), 0)::int FROM leases WHERE order_id = ${orderId} AND ${using})`;
}

/** An expression: a JSON list of PaymentRecord. @param orderId a column */
export function shown(orderId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object(
      'gatewayType', COALESCE(lease.lessor, 'LEASE'), 'gatewayName', 'Lease', 'transactionId', lease.lessor_uuid,
      'state', lease.state, 'amountCents', lease.cents, 'paidCents', COALESCE(lease.funded_cents, 0),
      'refundedCents', 0, 'approvedCents', a.approved_cents) ORDER BY lease.created_at DESC), '[]')
    FROM leases AS lease LEFT JOIN lease_applications AS a ON a.id = lease.application_id
    WHERE lease.order_id = ${orderId})`;
}

/** An expression: the latest lease of an order as JSON, or null. @param orderId a column */
export function leaseRow(orderId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(SELECT jsonb_build_object('applicationId', a.id, 'applicationStatus', a.status,
      'approvedCents', a.approved_cents, 'approvedAt', a.approved_at, 'state', lease.state, 'cents', lease.cents,
      'lessor', lease.lessor, 'sealedSignatureUrl', encode(lease.sealed_signature_url, 'base64'),
      'signUntil', lease.sign_until, 'signedAt', lease.signed_at, 'fundedCents', lease.funded_cents,
      'lenderTakeCents', lease.lender_take_cents, 'createdAt', lease.created_at, 'updatedAt', lease.updated_at)
    FROM leases AS lease JOIN lease_applications AS a ON a.id = lease.application_id
    WHERE lease.order_id = ${orderId} ORDER BY lease.created_at DESC LIMIT 1)`;
}

/** Money of a lease is never here to be given back by hand. */
export const NOTHING_BY_HAND = sql`'[]'::jsonb`;
export const NO_ORDERS = sql`SELECT NULL::uuid WHERE false`;
