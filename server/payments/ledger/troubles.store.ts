/** Payment exceptions at payment vendors, according to the ledger (STAFF-33). */
import { sql } from "kysely";
import { UNSUPPLIED_STATUSES } from "#contract/orders/orders";
import { inStatuses } from "../../db/in-statuses";
import type { MoneyTrouble } from "../../orders/reading/displayed-money.port";

/** Vendors respond within minutes; a refund pending longer is an exception. */
const SLOW = sql`interval '10 minutes'`;
const LATE = sql`interval '1 hour'`;
/** A smaller difference comes from rounding coins. */
const SMALLEST_SURPLUS_CENTS = 100;

const openRefund = sql`EXISTS (SELECT 1 FROM refunds AS back
  WHERE back.payment_id = pay.id AND back.state IN ('REQUESTED', 'BY_HAND'))`;
const paidElsewhere = sql`EXISTS (SELECT 1 FROM payments AS other
  WHERE other.order_id = pay.order_id AND other.id <> pay.id AND other.paid_cents > other.refunded_cents)`;

/**
 * An order and its corrections are each paid once, so payments of different corrections are no duplicates.
 */
const paidTwice = sql`EXISTS (SELECT 1 FROM payments AS other
  WHERE other.order_id = pay.order_id AND other.id <> pay.id AND other.paid_cents > other.refunded_cents
    AND other.correction_id IS NOT DISTINCT FROM pay.correction_id)`;

export const paymentTroubles = sql<MoneyTrouble>`
  SELECT CASE WHEN ${paidTwice} THEN 'PAID_TWICE'
      WHEN pay.paid_cents - pay.refunded_cents - pay.amount_cents >= ${SMALLEST_SURPLUS_CENTS}::int THEN 'OVERPAID'
      ELSE 'REFUND_BY_HAND' END AS kind,
    back.id AS ref, back.order_id, back.amount_cents AS cents, back.created_at AS since
  FROM refunds AS back JOIN payments AS pay ON pay.id = back.payment_id WHERE back.state = 'BY_HAND'
  UNION ALL
  SELECT 'REFUND_LATE', id, order_id, amount_cents, created_at FROM refunds
  WHERE state = 'REQUESTED' AND created_at < now() - ${LATE}
  UNION ALL
  SELECT 'UNDERPAID', id, order_id, paid_cents, updated_at FROM payments WHERE state = 'UNDERPAID'
  UNION ALL
  SELECT 'DISPUTED', id, order_id, paid_cents, updated_at FROM payments WHERE state = 'DISPUTED'
  UNION ALL
  SELECT 'PAID_NOT_ORDERED', pay.id, pay.order_id,
    CASE WHEN pay.state = 'AUTHORIZED' THEN pay.amount_cents ELSE pay.paid_cents - pay.refunded_cents END, pay.updated_at
  FROM payments AS pay JOIN orders ON orders.id = pay.order_id
  WHERE (pay.state = 'AUTHORIZED' OR pay.paid_cents > pay.refunded_cents)
    AND pay.state NOT IN ('UNDERPAID', 'DISPUTED')
    AND orders.status ${inStatuses(UNSUPPLIED_STATUSES)}
    AND pay.updated_at < now() - ${SLOW} AND NOT ${openRefund}
  UNION ALL
  SELECT 'OVERPAID', pay.id, pay.order_id, pay.paid_cents - pay.refunded_cents - pay.amount_cents, pay.updated_at
  FROM payments AS pay
  WHERE pay.paid_cents - pay.refunded_cents - pay.amount_cents >= ${SMALLEST_SURPLUS_CENTS}::int
    AND pay.updated_at < now() - ${SLOW} AND NOT ${openRefund}
  UNION ALL
  SELECT 'PAID_TWICE', pay.id, pay.order_id, pay.paid_cents - pay.refunded_cents, pay.updated_at
  FROM payments AS pay JOIN orders ON orders.id = pay.order_id
  WHERE pay.attempt > 1 AND pay.paid_cents > pay.refunded_cents AND pay.updated_at < now() - ${SLOW}
    AND NOT ${openRefund} AND orders.status NOT ${inStatuses(UNSUPPLIED_STATUSES)}
    AND ${paidElsewhere}
    AND (SELECT sum(one.paid_cents - one.refunded_cents) FROM payments AS one WHERE one.order_id = pay.order_id)
      > orders.total_cents`;
