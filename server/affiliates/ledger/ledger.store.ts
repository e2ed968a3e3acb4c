/** Reads and writes the affiliate ledger: conversions and their adjustments (AFFILIATE-6). */
import { sql } from "kysely";
import { REMOVED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../../db/in-statuses";
import type { OrderStatus } from "#contract/orders/statuses";
import type { Db } from "../../db/client";
import { whileAny } from "../../jobs/due";
import { wake } from "../../jobs/wake";
import type { Commission, CommissionTerms, OrderFacts } from "./commission.rules";

export interface MarkedOrder extends OrderFacts {
  readonly id: string;
  readonly affiliate: string;
  readonly subAffiliate: string | null;
  /** First day of the month in the shop's time zone, YYYY-MM-DD. */
  readonly month: string;
}

/** The conversion of an order, with its adjustments. */
export interface Conversion {
  readonly conversionId: string;
  readonly termsId: string;
  readonly month: string;
  readonly takeCents: number;
}

export interface TermsRow extends CommissionTerms {
  readonly id: string;
}

export interface NewEntry extends Commission {
  readonly kind: "APPLICATION" | "ORDER" | "ADJUSTMENT" | "REVERSAL";
  readonly affiliate: string;
  readonly subAffiliate: string | null;
  readonly orderId: string | null;
  readonly applicationId: string | null;
  readonly conversionId: string | null;
  readonly termsId: string;
  readonly month: string;
  readonly isLease: boolean;
  readonly netCents: number;
}

/** SQL expression: now while an order or application is marked dirty, else null. */
export const COMMISSIONS_DUE = whileAny(sql`SELECT 1 FROM affiliate_marks`);
const THIS_MONTH = sql`to_char(shop_day(now()), 'YYYY-MM-01')`;

/** Dirty markers, oldest first, each order and application once. */
export async function listMarked(
  db: Db,
  limit: number,
): Promise<{ readonly orderId: string | null; readonly applicationId: string | null }[]> {
  const { rows } = await sql<{ orderId: string | null; applicationId: string | null }>`
        SELECT DISTINCT order_id AS "orderId", application_id AS "applicationId"
        FROM (SELECT * FROM affiliate_marks ORDER BY id LIMIT ${limit}) AS mark`.execute(db);
  return rows;
}

/**
 * Locks an order and deletes its marker. Later changes insert a new one.
 * @returns false when another worker has processed the order
 */
export async function claimOrder(trx: Db, orderId: string): Promise<boolean> {
  await sql`SELECT FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`.execute(trx);
  const claimed = await sql`DELETE FROM affiliate_marks WHERE order_id = ${orderId} RETURNING 1`.execute(trx);
  return claimed.rows.length > 0;
}

/** @returns false when another worker has processed the application */
export async function claimApplication(trx: Db, applicationId: string): Promise<boolean> {
  const claimed =
    await sql`DELETE FROM affiliate_marks WHERE application_id = ${applicationId} RETURNING 1`.execute(trx);
  return claimed.rows.length > 0;
}

/** @returns undefined for an application without an affiliate, or whose approval has earned */
export async function findApplication(
  trx: Db,
  applicationId: string,
): Promise<Pick<MarkedOrder, "affiliate" | "subAffiliate" | "month"> | undefined> {
  const { rows } = await sql<Pick<MarkedOrder, "affiliate" | "subAffiliate" | "month">>`
    SELECT attribution ->> 'aid' AS affiliate, attribution ->> 'sid' AS "subAffiliate", ${THIS_MONTH} AS month
    FROM lease_applications WHERE id = ${applicationId} AND approved_at IS NOT NULL AND attribution ? 'aid'
      AND NOT EXISTS (SELECT 1 FROM affiliate_entries WHERE application_id = ${applicationId})`.execute(trx);
  return rows[0];
}

export async function writeCommission(trx: Db, orderId: string, cents: number): Promise<void> {
  await sql`UPDATE orders SET affiliate_take_cents = ${cents} WHERE id = ${orderId}`.execute(trx);
}

export async function findOrder(trx: Db, orderId: string): Promise<MarkedOrder | null> {
  const { rows } = await sql<MarkedOrder & { status: OrderStatus }>`
    SELECT o.id, o.status, o.attribution ->> 'aid' AS affiliate, o.attribution ->> 'sid' AS "subAffiliate",
      o.total_cents AS "totalCents",
      -- A discount that is fixed to the pieces is taken off their prices at once.
      o.sub_total_cents - fixed.off AS "subTotalCents", o.discount_cents - fixed.off - fixed.shipping_off AS "discountCents",
      COALESCE((SELECT sum(price_cents * quantity - discount_cents)::int FROM order_items WHERE order_id = o.id
        AND status NOT ${inStatuses(REMOVED_ITEMS)}), 0) AS "keptGoodsCents",
      COALESCE((SELECT sum(paid_cents)::int FROM payments WHERE order_id = o.id), 0) AS "paidCents",
      COALESCE((SELECT sum(refunded_cents)::int FROM payments WHERE order_id = o.id), 0) AS "refundedCents",
      (SELECT state FROM leases WHERE order_id = o.id ORDER BY created_at DESC LIMIT 1) AS "leaseState",
      ${THIS_MONTH} AS month
    FROM orders AS o CROSS JOIN LATERAL (
      SELECT COALESCE(sum(discount_cents), 0)::int AS off,
        COALESCE(sum(shipping_off_cents * quantity), 0)::int AS shipping_off
      FROM order_items WHERE order_id = o.id) AS fixed
    WHERE o.id = ${orderId} AND o.attribution ? 'aid'`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Serializes the entries of an affiliate, so that monthly caps hold.
 * @returns null for an unknown affiliate
 */
export async function lockAffiliate(trx: Db, code: string): Promise<boolean | null> {
  const { rows } = await sql<{ isActive: boolean }>`
    SELECT is_active AS "isActive" FROM affiliates WHERE code = ${code} FOR NO KEY UPDATE`.execute(trx);
  return rows[0]?.isActive ?? null;
}

export async function findConversion(trx: Db, orderId: string): Promise<Conversion | null> {
  const { rows } = await sql<Conversion>`
    SELECT first.id AS "conversionId", first.terms_id AS "termsId", first.month::text AS month,
      (SELECT COALESCE(sum(take_cents), 0)::int FROM affiliate_entries WHERE order_id = ${orderId}) AS "takeCents"
    FROM affiliate_entries AS first WHERE first.order_id = ${orderId} AND first.kind = 'ORDER'`.execute(trx);
  return rows[0] ?? null;
}

/** Terms of the conversion. A new one uses today's terms: the sub-affiliate's own, else the affiliate's. */
export async function findTerms(
  trx: Db,
  { affiliate, subAffiliate }: Pick<MarkedOrder, "affiliate" | "subAffiliate">,
  conversion: Conversion | null,
): Promise<TermsRow | null> {
  const which = conversion
    ? sql`id = ${conversion.termsId}`
    : sql`affiliate = ${affiliate} AND (sub_affiliate IS NULL OR sub_affiliate = ${subAffiliate}::text)
        AND from_day <= shop_day(now()) AND (until_day IS NULL OR until_day >= shop_day(now()))`;
  const { rows } = await sql<TermsRow>`
    SELECT id, per_application_cents AS "perApplicationCents", per_order_cents AS "perOrderCents",
      percent_hundredths AS "percentHundredths", most_per_order_cents AS "maxPerOrderCents",
      most_per_month_cents AS "maxPerMonthCents"
    FROM affiliate_terms WHERE ${which} ORDER BY sub_affiliate NULLS LAST, id DESC LIMIT 1`.execute(trx);
  return rows[0] ?? null;
}

/**
 * The affiliate's other earnings in the month.
 * @param orderId excluded
 */
export async function sumOfMonth(
  trx: Db,
  affiliate: string,
  month: string,
  orderId: string | null,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT COALESCE(sum(take_cents), 0)::float8 AS cents FROM affiliate_entries
    WHERE affiliate = ${affiliate} AND month = ${month}::date
      AND order_id IS DISTINCT FROM ${orderId}::uuid`.execute(trx);
  return rows[0]?.cents ?? 0;
}

export async function insertEntry(trx: Db, entry: NewEntry): Promise<void> {
  await sql`INSERT INTO affiliate_entries (affiliate, sub_affiliate, kind, order_id, application_id, conversion_id,
      terms_id, month, is_lease, net_cents, take_cents, is_capped)
    VALUES (${entry.affiliate}, ${entry.subAffiliate}, ${entry.kind}, ${entry.orderId}, ${entry.applicationId},
      ${entry.conversionId}, ${entry.termsId}, ${entry.month}, ${entry.isLease}, ${entry.netCents},
      ${entry.takeCents}, ${entry.isCapped})`.execute(trx);
  await wake(trx, "affiliates.postbacks");
}
