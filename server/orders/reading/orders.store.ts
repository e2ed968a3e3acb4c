/** Reads whole orders with items, payment attempts and history, in one statement. */
import { sql, type RawBuilder } from "kysely";
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { nameOf, userIdOf } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { openPlan } from "./correction-plan.rules";
import { openCustomer, SEALED_CUSTOMER } from "./customer.rules";
import { leasedCents } from "./leased.store";
import type { CorrectionRecord, EventRecord, OrderRecord } from "./order.port";
import type { LeaseReader, DisplayedMoney } from "./displayed-money.port";

const lines = sql`(SELECT jsonb_agg(jsonb_build_object('id', item.id, 'productId', item.product_id,
    'product', item.product, 'quantity', item.quantity, 'priceCents', item.price_cents,
    'originalPriceCents', item.original_price_cents, 'shippingCents', item.shipping_cents,
    'discountCents', item.discount_cents, 'shippingOffCents', item.shipping_off_cents,
    'status', item.status, 'partner', item.partner, 'isBoughtByHand', item.is_bought_by_hand,
    'partnerOrderId', item.partner_order_id,
    'carrier', item.carrier, 'trackingNumber', item.tracking_number, 'trackingUrl', item.tracking_url,
    'shipMethod', item.ship_method, 'estimatedDeliveryAt', item.estimated_delivery_at,
    'shippedAt', item.shipped_at, 'deliveredAt', item.delivered_at) ORDER BY item.position)
  FROM order_items AS item WHERE item.order_id = o.id)`;
const history = sql`(SELECT jsonb_agg(jsonb_build_object('id', event.id::text, 'type', event.type, 'at', event.at,
    'actor', event.actor, 'summary', event.summary, 'before', event.before, 'after', event.after,
    'sealedNote', encode(event.sealed_note, 'base64')) ORDER BY event.id DESC)
  FROM order_events AS event WHERE event.order_id = o.id)`;
/** The latest correction that costs more. */
const correction = sql`(SELECT jsonb_build_object('id', asked.id, 'state', asked.state,
    'totalBeforeCents', asked.total_before_cents, 'totalCents', asked.total_cents, 'dueCents', asked.due_cents,
    'requestedBy', asked.requested_by, 'createdAt', asked.created_at, 'heldUntil', asked.held_until,
    'sealedPlan', encode(asked.sealed_plan, 'base64'))
  FROM order_corrections AS asked WHERE asked.order_id = o.id ORDER BY asked.created_at DESC LIMIT 1)`;
const promotions = sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('code', used.code, 'label', used.label,
    'goodsOffCents', used.goods_off_cents, 'shippingOffCents', used.shipping_off_cents, 'ofCents', used.of_cents,
    'hasBudget', COALESCE(promotion.budget_cents IS NOT NULL, false))
    ORDER BY used.position), '[]') FROM order_promotions AS used LEFT JOIN promotions AS promotion ON promotion.code = used.code
    WHERE used.order_id = o.id)`;
/** All users the order references by id. */
const people = sql`(SELECT jsonb_object_agg(person.id, encode(person.sealed_identity, 'base64'))
  FROM users AS person WHERE person.id IN (
    SELECT ${userIdOf("named.by")}
    FROM (SELECT unnest(ARRAY[o.user_id::text, o.submitted_by, o.created_by, o.updated_by])
      UNION SELECT event.actor FROM order_events AS event WHERE event.order_id = o.id
      UNION SELECT asked.requested_by FROM order_corrections AS asked WHERE asked.order_id = o.id) AS named (by)))`;

const columns = sql`o.id, o.unique_id AS "uniqueId", o.user_id AS "userId", o.submitted_by AS "submittedBy", o.status,
  o.delivery_type AS "deliveryType", (SELECT jsonb_build_object('id', place.id, 'name', place.name,
      'address', concat(place.street, ', ', place.city, ', ', place.state, ' ', place.postal_code))
    FROM pickup_locations AS place WHERE place.id = o.pickup_location_id) AS "pickupLocation", o.total_cents AS "totalCents",
  o.sub_total_cents AS "subTotalCents", o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents",
  o.tax_on_shipping_cents AS "taxOnShippingCents", o.is_state_tax IS NOT false AS "isStateTax",
  o.discount_cents AS "discountCents", o.original_price_cents AS "originalPriceCents",
  o.affiliate_take_cents AS "affiliateTakeCents",
  o.promotion_code AS "promotionCode", ${promotions} AS promotions,
  o.sealed_customer AS "sealedCustomer", o.attribution, o.rollup_id AS "rollupId",
  (SELECT kept.first_touch FROM attributions AS kept WHERE kept.id = o.rollup_id) AS "firstTouch",
  o.submitted_rollup_id AS "submittedRollupId", o.fraud_is_checked AS "fraudIsChecked",
  o.fraud_score AS "fraudScore", o.fraud_ip_distance_km AS "fraudIpDistanceKm",
  o.fraud_email_first_seen AS "fraudEmailFirstSeen", o.fraud_reasons AS "fraudReasons",
  o.fraud_checked_cents AS "fraudCheckedCents", o.is_check_due AS "isFraudCheckPending",
  o.reminders, o.revision,
  o.held_until AS "heldUntil", o.submitted_at AS "submittedAt", o.created_at AS "createdAt", o.created_by AS "createdBy",
  o.updated_at AS "updatedAt", o.updated_by AS "updatedBy",
  ${lines} AS lines, ${history} AS history, ${correction} AS correction, ${people} AS people`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a valid order id; PostgreSQL raises an error for other texts. */
export function isOrderId(text: string): boolean {
  return UUID.test(text);
}

/** The orders of one customer. */
export interface OrderChoice {
  readonly userId: string;
  /** Empty = all statuses. */
  readonly statuses: readonly OrderStatus[];
}

type OrderRow = Omit<
  OrderRecord,
  "customer" | "history" | "lease" | "username" | "placedBy" | "correction"
> & {
  readonly lease: unknown;
  readonly correction: (Omit<CorrectionRecord, "plan"> & { readonly sealedPlan: string | null }) | null;
  readonly sealedCustomer: Buffer;
  readonly history: readonly (EventRecord & { readonly sealedNote: string | null })[];
  /** Sealed identities by user id. */
  readonly people: Readonly<Record<string, string>> | null;
};

export interface OrderStore {
  /**
   * @param trx reads the order's uncommitted state
   * @returns null when it does not exist
   */
  find(orderId: string, trx?: Db): Promise<OrderRecord | null>;
  /** A page of a customer's orders, latest first. */
  list(choice: OrderChoice, page: { readonly number: number; readonly size: number }): Promise<OrderRecord[]>;
  countByStatus(userId: string): Promise<Partial<Record<OrderStatus, number>>>;
}

/** Only one source leases: the lessors as a group. */
function leaseOf(sources: readonly DisplayedMoney[]): LeaseReader | undefined {
  return sources.find(({ lease }) => lease)?.lease;
}

export function createOrderStore(db: Db, sealer: Sealer, sources: readonly DisplayedMoney[]): OrderStore {
  const id = sql.ref<string>("o.id");
  const joined = (of: (source: DisplayedMoney) => RawBuilder<unknown>) =>
    sql.join(sources.map(of), sql` || `);
  const payments = joined((source) => source.payments(id));
  const byHand = joined((source) => source.byHand(id));
  const lease = leaseOf(sources);
  const allColumns = sql`${columns}, ${payments} AS payments, ${byHand} AS "manualRefunds", ${leasedCents(sources, id)} AS "leasedCents",
    ${lease?.row(id) ?? sql`NULL`} AS lease`;
  const open = ({ sealedCustomer, people, ...row }: OrderRow): OrderRecord => {
    const nameOfActor = (actor: string) => {
      const sealed = people?.[actor];
      return sealed ? nameOf(sealer, Buffer.from(sealed, "base64")) : actor;
    };
    return {
      ...row,
      username: row.userId && nameOfActor(row.userId),
      submittedBy: nameOfActor(row.submittedBy),
      placedBy: isByCustomer(row) ? null : nameOfActor(row.submittedBy),
      createdBy: nameOfActor(row.createdBy),
      updatedBy: nameOfActor(row.updatedBy),
      customer: openCustomer(sealer, sealedCustomer),
      correction: row.correction && openCorrection(row.correction, nameOfActor),
      lease: row.lease === null ? null : (lease?.open(row.lease) ?? null),
      history: row.history.map(({ sealedNote, ...event }) => ({
        ...event,
        actor: nameOfActor(event.actor),
        note: sealedNote && sealer.open<string>(Buffer.from(sealedNote, "base64"), SEALED_CUSTOMER),
      })),
    };
  };
  const openCorrection = (
    { sealedPlan, ...correction }: NonNullable<OrderRow["correction"]>,
    nameOfActor: (actor: string) => string,
  ): CorrectionRecord => ({
    ...correction,
    requestedBy: nameOfActor(correction.requestedBy),
    plan: sealedPlan === null ? null : openPlan(sealer, Buffer.from(sealedPlan, "base64")),
  });
  return {
    async find(orderId, trx = db) {
      if (!isOrderId(orderId)) return null;
      const { rows } =
        await sql<OrderRow>`SELECT ${allColumns} FROM orders AS o WHERE o.id = ${orderId}`.execute(trx);
      return rows[0] ? open(rows[0]) : null;
    },
    async list({ userId, statuses }, { number, size }) {
      const isMatch = statuses.length > 0 ? sql`status = ANY(${statuses}::text[])` : sql`true`;
      const { rows } = await sql<OrderRow>`
        WITH o AS (
          SELECT * FROM orders WHERE user_id = ${userId} AND ${isMatch} ORDER BY submitted_at DESC, id DESC
          LIMIT ${size} OFFSET ${(number - 1) * size}
        )
        SELECT ${allColumns} FROM o ORDER BY o.submitted_at DESC, o.id DESC`.execute(db);
      return rows.map(open);
    },
    async countByStatus(userId) {
      const { rows } = await sql<{ status: OrderStatus; count: number }>`
        SELECT status, count(*)::int AS count FROM orders WHERE user_id = ${userId} GROUP BY status`.execute(
        db,
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
  };
}

function isByCustomer({ userId, submittedBy }: Pick<OrderRow, "userId" | "submittedBy">): boolean {
  return submittedBy === "guest" || submittedBy === userId;
}

/** SQL statement: ids of orders with money that needs manual work. */
export function ordersByHand(sources: readonly DisplayedMoney[]): RawBuilder<unknown> {
  return sql.join(
    sources.map((source) => source.ordersByHand),
    sql` UNION ALL `,
  );
}
