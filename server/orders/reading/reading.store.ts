/** Reads orders whole: items, attempts to pay and history come with each, in one statement. */
import { sql, type RawBuilder } from "kysely";
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { SoldProductRecord } from "../../db/order-tables";
import type { KnownPaymentState } from "../../payments/settlement.rules";

export interface ItemRecord {
  readonly id: string;
  readonly productId: string;
  readonly product: SoldProductRecord;
  readonly quantity: number;
  readonly priceCents: number;
  readonly originalPriceCents: number;
  readonly shippingCents: number;
  readonly status: ItemStatus;
  readonly partner: string;
  readonly partnerOrderId: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shipMethod: string | null;
  readonly estimatedDeliveryAt: string | null;
  readonly shippedAt: string | null;
}

export interface PaymentPart {
  readonly id: string;
  readonly gatewayType: string;
  readonly gatewayName: string;
  readonly transactionId: string | null;
  readonly state: KnownPaymentState;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
}

export interface EventRecord {
  readonly id: string;
  readonly type: OrderEventType;
  readonly at: string;
  readonly actor: string;
  readonly summary: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Base64. */
  readonly sealedNote: string | null;
}

export interface OrderRecord {
  readonly id: string;
  readonly uniqueId: string;
  readonly userId: string | null;
  readonly submittedBy: string;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  /** The store it is picked up at. */
  readonly pickupLocation: { readonly id: string; readonly name: string; readonly address: string } | null;
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly originalPriceCents: number;
  readonly lenderTakeCents: number | null;
  readonly affiliateTakeCents: number | null;
  readonly promotionCode: string | null;
  readonly priceMarkupGroupId: string | null;
  readonly sealedCustomer: Buffer;
  readonly attribution: Readonly<Record<string, string>>;
  readonly rollupId: string | null;
  readonly submittedRollupId: string | null;
  readonly fraudIsChecked: boolean;
  readonly fraudScore: number | null;
  readonly fraudIpDistanceKm: number | null;
  readonly fraudEmailFirstSeen: string | null;
  readonly fraudReasons: readonly string[];
  readonly leaseId: string | null;
  readonly lenderSignatureUrl: string | null;
  readonly reminders: boolean;
  readonly revision: number;
  readonly submittedAt: Date;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly items: readonly ItemRecord[];
  /** The latest attempt first. */
  readonly payments: readonly PaymentPart[];
  /** The latest first. */
  readonly history: readonly EventRecord[];
}

const items = sql`(SELECT jsonb_agg(jsonb_build_object('id', item.id, 'productId', item.product_id,
    'product', item.product, 'quantity', item.quantity, 'priceCents', item.price_cents,
    'originalPriceCents', item.original_price_cents, 'shippingCents', item.shipping_cents,
    'status', item.status, 'partner', item.partner, 'partnerOrderId', item.partner_order_id,
    'carrier', item.carrier, 'trackingNumber', item.tracking_number, 'trackingUrl', item.tracking_url,
    'shipMethod', item.ship_method, 'estimatedDeliveryAt', item.estimated_delivery_at,
    'shippedAt', item.shipped_at) ORDER BY item.position)
  FROM order_items AS item WHERE item.order_id = o.id)`;
const payments = sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', pay.id, 'gatewayType', pay.gateway_type,
    'gatewayName', pay.gateway_name, 'transactionId', pay.transaction_id, 'state', pay.state,
    'amountCents', pay.amount_cents, 'paidCents', pay.paid_cents, 'refundedCents', pay.refunded_cents)
    ORDER BY pay.attempt DESC), '[]')
  FROM payments AS pay WHERE pay.order_id = o.id)`;
const history = sql`(SELECT jsonb_agg(jsonb_build_object('id', event.id::text, 'type', event.type, 'at', event.at,
    'actor', event.actor, 'summary', event.summary, 'before', event.before, 'after', event.after,
    'sealedNote', encode(event.sealed_note, 'base64')) ORDER BY event.id DESC)
  FROM order_events AS event WHERE event.order_id = o.id)`;

const whole = sql`o.id, o.unique_id AS "uniqueId", o.user_id AS "userId", o.submitted_by AS "submittedBy", o.status,
  o.delivery_type AS "deliveryType", (SELECT jsonb_build_object('id', place.id, 'name', place.name,
      'address', concat(place.street, ', ', place.city, ', ', place.state, ' ', place.postal_code))
    FROM pickup_locations AS place WHERE place.id = o.pickup_location_id) AS "pickupLocation", o.total_cents AS "totalCents",
  o.sub_total_cents AS "subTotalCents", o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents",
  o.discount_cents AS "discountCents", o.original_price_cents AS "originalPriceCents",
  o.lender_take_cents AS "lenderTakeCents", o.affiliate_take_cents AS "affiliateTakeCents",
  o.promotion_code AS "promotionCode", o.price_markup_group_id AS "priceMarkupGroupId",
  o.sealed_customer AS "sealedCustomer", o.attribution, o.rollup_id AS "rollupId",
  o.submitted_rollup_id AS "submittedRollupId", o.fraud_is_checked AS "fraudIsChecked",
  o.fraud_score AS "fraudScore", o.fraud_ip_distance_km AS "fraudIpDistanceKm",
  o.fraud_email_first_seen AS "fraudEmailFirstSeen", o.fraud_reasons AS "fraudReasons",
  o.lease_id AS "leaseId", o.lender_signature_url AS "lenderSignatureUrl", o.reminders, o.revision,
  o.submitted_at AS "submittedAt", o.created_at AS "createdAt", o.created_by AS "createdBy",
  o.updated_at AS "updatedAt", o.updated_by AS "updatedBy",
  ${items} AS items, ${payments} AS payments, ${history} AS history`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an order's id at all; others would be an error of the database's. */
export function isOrderId(text: string): boolean {
  return UUID.test(text);
}

/** @returns null when there is none */
export async function readOrder(db: Db, orderId: string): Promise<OrderRecord | null> {
  if (!isOrderId(orderId)) return null;
  const { rows } = await sql<OrderRecord>`SELECT ${whole} FROM orders AS o WHERE o.id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Which orders a list is about; a part that is left out does not narrow it. */
export interface OrderChoice {
  readonly userId?: string;
  /** None, or an empty list, asks for every status. */
  readonly statuses?: readonly OrderStatus[] | null;
  /** Number of an order, as staff type it. */
  readonly uniqueId?: string;
  /** Every one of these blind indexes. */
  readonly indexes?: readonly Buffer[];
}

/** A page of orders, the latest first. */
export async function listOrders(
  db: Db,
  choice: OrderChoice,
  page: { readonly number: number; readonly size: number },
): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRecord>`
    WITH o AS (
      SELECT * FROM orders WHERE ${conditionOf(choice)} ORDER BY submitted_at DESC, id DESC
      LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}
    )
    SELECT ${whole} FROM o ORDER BY o.submitted_at DESC, o.id DESC`.execute(db);
  return rows;
}

/** How many orders there are of each status. */
export async function countByStatus(
  db: Db,
  choice: OrderChoice,
): Promise<Partial<Record<OrderStatus, number>>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    SELECT status, count(*)::int AS count FROM orders WHERE ${conditionOf(choice)} GROUP BY status`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

function conditionOf({ userId, statuses, uniqueId, indexes }: OrderChoice): RawBuilder<unknown> {
  const parts = [
    ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
    ...(statuses?.length ? [sql`status = ANY(${statuses}::text[])`] : []),
    ...(uniqueId === undefined ? [] : [sql`unique_id = ${uniqueId}`]),
    ...(indexes === undefined ? [] : [sql`search_indexes @> ${indexes}::bytea[]`]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}
