/**
 * Events after the orders of a history: returns, paid-out leases, supplier orders, affiliate commissions.
 * Fills whole tables with one statement each; deterministic for the same orders.
 */
import { sql } from "kysely";
import { DELIVERY_TYPES, ORDER_STATUSES } from "#contract/orders/orders";
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { Db, Statement } from "../../server/db/client";
import { chance } from "./luck";
import { HISTORY } from "./many-orders";
import { AFFILIATES } from "./where-from";

const luck = (purpose: string, end: number) => chance(sql`o.unique_id`, purpose, end);

/** Days after the order, capped at `until`. */
const daysAfter = (minDays: number, purpose: string, spread: number, until: Date): Statement =>
  sql`LEAST(o.created_at + make_interval(days => ${sql.lit(minDays)} + ${luck(purpose, spread)}, mins => 7), ${until}::timestamptz)`;

/** @param until upper bound of all times */
export async function addFollowUps(db: Db, until: Date): Promise<void> {
  await cancelMost(db);
  await placeItems(db);
  await refund(db, until);
  await lease(db, until);
  await placeAtSuppliers(db, until);
  // One transaction: a host that sees the terms without the entries would create entries and report them.
  await db.transaction().execute((unit) => reward(unit, until));
}

/**
 * Staff have canceled most items that suppliers could not deliver. The rest await a decision, and the shop
 * holds the payment.
 */
async function cancelMost(db: Db): Promise<void> {
  await sql`
    UPDATE orders AS o SET status = 'CANCELLED' FROM payments AS payment
    WHERE payment.order_id = o.id AND payment.callback_secret = ${HISTORY} AND o.status = 'CANCELLED_BY_SUPPLIER'
      AND ${luck("is cancelled", 6)} > 0`.execute(db);
}

/**
 * Item statuses by order status, from the shop's status rows: the status the order leads to, or one before.
 */
const PLACES = ORDER_STATUSES.flatMap((status) => {
  const before = status === "CONFIRMED_BY_SUPPLIER" ? "PENDING_FULFILMENT" : status;
  const { become } = ORDER_STATUS_ROWS[before].items;
  return DELIVERY_TYPES.map((delivery) => ({
    status,
    delivery,
    place: status === "COMPLETED" ? "DELIVERED" : (become?.[delivery] ?? "PENDING"),
  }));
});

/** Staff bought half of the confirmed items elsewhere; the other half is at the supplier. */
const isByHand = sql`o.status = 'CONFIRMED_BY_SUPPLIER' AND ${luck("by hand", 2)} = 0`;

async function placeItems(db: Db): Promise<void> {
  await sql`
    UPDATE order_items AS item SET status = place, is_bought_by_hand = ${isByHand}
    FROM orders AS o JOIN jsonb_to_recordset(${JSON.stringify(PLACES)}::jsonb) AS stands (status text, delivery text, place text)
      ON stands.status = o.status AND delivery = o.delivery_type
    WHERE o.id = item.order_id AND item.status = 'PENDING' AND place <> 'PENDING'`.execute(db);
}

/** Refunds returned and canceled items in full, and some other items in part. */
async function refund(db: Db, until: Date): Promise<void> {
  await sql`
    UPDATE payments AS payment SET state = 'REFUNDED', refunded_cents = paid_cents, updated_at = ${daysAfter(5, "back", 20, until)}
    FROM orders AS o WHERE o.id = payment.order_id AND payment.state = 'PAID' AND payment.callback_secret = ${HISTORY}
      AND o.status IN ('RETURNED', 'CANCELLED')`.execute(db);
  await sql`
    UPDATE payments AS payment SET state = 'PARTLY_REFUNDED', refunded_cents = paid_cents / 5,
      updated_at = ${daysAfter(3, "part", 15, until)}
    FROM orders AS o WHERE o.id = payment.order_id AND payment.state = 'PAID' AND payment.callback_secret = ${HISTORY} AND o.status = 'COMPLETED'
      AND ${luck("is part", 25)} = 0`.execute(db);
}

/**
 * Leases are signed at once and funded by the lessor two days later, except for a few still open. For
 * returned items the lessor reclaims the payment.
 */
async function lease(db: Db, until: Date): Promise<void> {
  await sql`
    INSERT INTO leases (order_id, state, cents, lessor, signed_at, created_at, updated_at, next_check_at)
    SELECT o.id, 'SIGNED', o.total_cents, CASE ${luck("lessor", 2)} WHEN 0 THEN 'KATAPULT' ELSE 'ACIMA' END, o.created_at,
      o.created_at, o.created_at, NULL
    FROM orders AS o WHERE o.status IN ('COMPLETED', 'RETURNED')
      AND NOT EXISTS (SELECT FROM payments WHERE payments.order_id = o.id)
      AND NOT EXISTS (SELECT FROM leases WHERE leases.order_id = o.id)`.execute(db);
  await sql`
    UPDATE leases SET state = 'DELIVERED', problem = 'NOT_FUNDED', problem_at = ${daysAfter(14, "unpaid", 3, until)},
      updated_at = ${daysAfter(4, "unpaid", 3, until)}
    FROM orders AS o WHERE o.id = leases.order_id AND leases.state = 'SIGNED' AND o.status = 'COMPLETED' AND ${isOurs}
      AND o.created_at < ${until}::timestamptz - interval '17 days' AND ${luck("is unpaid", 15)} = 0`.execute(
    db,
  );
  await sql`
    UPDATE leases SET state = 'FUNDED', funded_cents = cents - cents / 10, lender_take_cents = cents / 10,
      funded_at = ${daysAfter(2, "funded", 3, until)}, updated_at = ${daysAfter(2, "funded", 3, until)}
    FROM orders AS o WHERE o.id = leases.order_id AND leases.state = 'SIGNED' AND ${isOurs}`.execute(db);
  await sql`
    UPDATE orders AS o SET lender_take_cents = leases.lender_take_cents FROM leases
    WHERE leases.order_id = o.id AND leases.state = 'FUNDED' AND ${isOurs}`.execute(db);
  await sql`
    UPDATE leases SET state = 'RETURNED', funded_cents = 0, updated_at = ${daysAfter(9, "leased back", 10, until)}
    FROM orders AS o WHERE o.id = leases.order_id AND leases.state = 'FUNDED' AND o.status = 'RETURNED' AND ${isOurs}`.execute(
    db,
  );
}

/** Leases of the history: no lessor was ever called. */
const isOurs = sql`leases.asked_at IS NULL AND leases.signed_at = leases.created_at`;

const isRefused = sql`${luck("refused", 50)} = 0 AND o.status <> 'CONFIRMED_BY_SUPPLIER'`;
const isOver = sql`o.status IN ('COMPLETED', 'RETURNED')`;

/** Never polled: the supplier sandbox does not know these orders. */
async function placeAtSuppliers(db: Db, until: Date): Promise<void> {
  await sql`
    WITH placed AS (
      INSERT INTO supplier_orders (order_id, supplier, state, requested_by, created_at, submitted_at, updated_at, next_try_at,
        partner_order_id)
      SELECT o.id, 'BESTBUY', CASE WHEN ${isRefused} THEN 'REFUSED' WHEN ${isOver} THEN 'CLOSED' ELSE 'SUBMITTED' END,
        'history', o.created_at,
        CASE WHEN NOT (${isRefused}) THEN ${daysAfter(0, "placed", 2, until)} END, o.created_at, NULL,
        CASE WHEN NOT (${isRefused}) THEN 'BBY' || substr(o.unique_id, 3) END
      FROM orders AS o WHERE (${isOver} OR o.status IN ('PENDING_FULFILMENT', 'CONFIRMED_BY_SUPPLIER') AND NOT (${isByHand}))
        AND NOT EXISTS (SELECT FROM supplier_orders AS other WHERE other.order_id = o.id)
      RETURNING id, order_id
    )
    INSERT INTO supplier_order_items (supplier_order_id, item_id, is_over)
    SELECT placed.id, item.id, false FROM placed JOIN order_items AS item ON item.order_id = placed.order_id`.execute(
    db,
  );
}

/**
 * Commissions by the affiliates' terms, earned at the sale and reversed after a return. All are already
 * reported to the network.
 */
async function reward(db: Db, until: Date): Promise<void> {
  await addAffiliates(db);
  await sql`
    INSERT INTO affiliate_entries (at, affiliate, sub_affiliate, kind, order_id, terms_id, month, is_lease, net_cents, take_cents,
      is_capped, told_at)
    SELECT sold.at, attribution ->> 'aid', attribution ->> 'sid', 'ORDER', o.id, terms.id, date_trunc('month', shop_day(sold.at)),
      EXISTS (SELECT FROM leases WHERE leases.order_id = o.id), sub_total_cents, LEAST(take.wanted, most_per_order_cents),
      take.wanted > COALESCE(most_per_order_cents, take.wanted), sold.at
    FROM orders AS o
    JOIN LATERAL (SELECT min(at) AS at FROM money_entries AS one WHERE one.order_id = o.id AND one.sells) AS sold ON sold.at IS NOT NULL
    JOIN LATERAL (SELECT * FROM affiliate_terms WHERE affiliate = attribution ->> 'aid' ORDER BY id DESC LIMIT 1) AS terms ON true
    CROSS JOIN LATERAL (SELECT per_order_cents + sub_total_cents::bigint * percent_hundredths / 10000 AS wanted) AS take
    WHERE attribution ? 'aid' ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO affiliate_entries (at, affiliate, sub_affiliate, kind, order_id, conversion_id, terms_id, month, is_lease, net_cents,
      take_cents, is_capped, told_at)
    SELECT ${daysAfter(25, "reversed", 3, until)}, entry.affiliate, entry.sub_affiliate, 'REVERSAL', o.id, entry.id, entry.terms_id,
      entry.month, entry.is_lease, 0, -entry.take_cents, false, ${until}::timestamptz
    FROM affiliate_entries AS entry JOIN orders AS o ON o.id = entry.order_id
    WHERE entry.kind = 'ORDER' AND o.status IN ('RETURNED', 'CANCELLED', 'CANCELLED_BY_SUPPLIER')
      AND NOT EXISTS (SELECT FROM affiliate_entries AS later WHERE later.conversion_id = entry.id)`.execute(
    db,
  );
  await sql`
    UPDATE orders AS o SET affiliate_take_cents = taken.cents
    FROM (SELECT order_id, sum(take_cents) AS cents FROM affiliate_entries GROUP BY 1) AS taken
    WHERE taken.order_id = o.id AND o.affiliate_take_cents IS DISTINCT FROM taken.cents`.execute(db);
  // Leases without a lessor call earn no commission.
  await sql`
    DELETE FROM affiliate_marks AS mark WHERE order_id IN (SELECT order_id FROM affiliate_entries)
      OR order_id IS NOT NULL AND NOT EXISTS (SELECT FROM payments WHERE payments.order_id = mark.order_id)
        AND NOT EXISTS (SELECT FROM leases WHERE leases.order_id = mark.order_id)`.execute(db);
}

/** Adds missing affiliates; their terms begin with the first order they referred. */
async function addAffiliates(db: Db): Promise<void> {
  await sql`
    WITH given AS (
      SELECT code, name, terms, "subAffiliates", came.at
      FROM jsonb_to_recordset(${JSON.stringify(AFFILIATES)}::jsonb) AS one (code text, name text, terms jsonb, "subAffiliates" jsonb)
      JOIN LATERAL (SELECT min(created_at) AS at FROM orders WHERE attribution ->> 'aid' = code) AS came ON came.at IS NOT NULL
    ), added AS (
      INSERT INTO affiliates (code, name, created_by, created_at) SELECT code, name, ${HISTORY}, at FROM given
      ON CONFLICT (code) DO NOTHING RETURNING code
    ), subs AS (
      INSERT INTO sub_affiliates (affiliate, code, name) SELECT given.code, sub.code, sub.name
      FROM added JOIN given USING (code), jsonb_to_recordset("subAffiliates") AS sub (code text, name text)
    )
    INSERT INTO affiliate_terms (affiliate, from_day, per_application_cents, per_order_cents, percent_hundredths,
      most_per_order_cents, created_by, idempotency_key)
    SELECT code, shop_day(at), "perApplicationCents", "perOrderCents", "percentHundredths", "maxPerOrderCents", ${HISTORY},
      gen_random_uuid()
    FROM added JOIN given USING (code), jsonb_to_record(terms) AS one ("perApplicationCents" int, "perOrderCents" int,
      "percentHundredths" int, "maxPerOrderCents" int)`.execute(db);
}
