/**
 * Payment exceptions in a history: the books of a few orders are inconsistent, the shop's reconciliation
 * finds them, and staff have handled some.
 */
import { sql } from "kysely";
import type { Db, Statement } from "../../server/db/client";
import type { Sealer } from "../../server/db/sealed";
import { leaseTroubles } from "../../server/leases/delivery/troubles.store";
import { orderTroubles } from "../../server/orders/reading/troubles.store";
import { paymentTroubles } from "../../server/payments/ledger/troubles.store";
import { addNote } from "../../server/payment-exceptions/add-note.change";
import { reconcile } from "../../server/payment-exceptions/reconcile.change";
import { chance } from "./luck";
import { HISTORY } from "./many-orders";
import { turnsOf, type Member } from "./staff";

/** The reconciliation statements of a host. */
export const TROUBLES = [paymentTroubles, leaseTroubles, orderTroubles];

const NOTES = [
  "Asked the payment company, expecting a reply by Friday",
  "Sent the delivery receipt and both emails as proof",
  "Customer confirmed in writing they'll take a voucher instead",
  "Second call, no answer; try again in the morning",
  "Forwarded to the lessor with the signed agreement",
];
/** One case in this many has a note; every second of those is resolved. */
const CASES_PER_NOTE = 2;

const luck = (purpose: string, end: number) => chance(sql`o.unique_id`, purpose, end);

/** Orders of a kind, deterministic for a history. */
const some = (count: number, purpose: string, where: Statement): Statement => sql`
  SELECT o.id FROM orders AS o JOIN payments AS paid ON paid.order_id = o.id
  WHERE paid.callback_secret = ${HISTORY} AND paid.refunded_cents = 0 AND NOT o.attribution ? 'aid' AND ${where}
  ORDER BY md5(o.unique_id || ${purpose}) LIMIT ${sql.lit(count)}`;

/** @param until upper bound of all times */
export async function addPaymentExceptions(
  db: Db,
  sealer: Sealer,
  staff: readonly Member[],
  until: Date,
): Promise<void> {
  await breakPayments(db, until);
  await waitForPeople(db, staff, until);
  await cancelAtSupplier(db);
  await reconcile(db, TROUBLES);
  // The books have no time for a supplier's report, so the case starts when first seen.
  await sql`UPDATE money_cases SET since = ${daysAfter("supplier", until)} FROM orders AS o
    WHERE o.id = money_cases.order_id AND kind = 'SUPPLIER_CANCELLED'`.execute(db);
  await lookAfter(db, sealer, staff);
  await settleSome(db, until);
  await reconcile(db, TROUBLES);
}

/** Some days after the order, and long enough ago that no response is pending. */
const daysAfter = (purpose: string, until: Date): Statement => sql`LEAST(
  o.created_at + make_interval(days => 1 + ${luck(purpose, 9)}, mins => ${luck(purpose, 600)}),
  ${until}::timestamptz - interval '2 hours')`;

async function breakPayments(db: Db, until: Date): Promise<void> {
  const change = (ids: Statement, set: Statement, purpose: string) =>
    sql`UPDATE payments SET ${set}, updated_at = ${daysAfter(purpose, until)}
      FROM orders AS o WHERE o.id = payments.order_id AND o.id IN (${ids})`.execute(db);
  const isCrypto = sql`paid.method IN ('COINBASE', 'CRYPTO')`;
  const isDone = sql`o.status = 'COMPLETED' AND paid.state = 'PAID'`;
  await change(
    some(4, "disputed", sql`${isDone} AND paid.method = 'CARD'`),
    sql`state = 'DISPUTED'`,
    "disputed",
  );
  // Overpaid coin payments, as exchange rates produce them.
  await change(
    some(3, "over", sql`${isDone} AND ${isCrypto}`),
    sql`paid_cents = amount_cents + 180 + ${luck("over", 4_000)}`,
    "over",
  );
  await change(
    some(3, "under", sql`o.status IN ('PENDING_PAYMENT', 'PAYMENT_FAILED') AND ${isCrypto}`),
    sql`state = 'UNDERPAID', paid_cents = amount_cents - amount_cents / (3 + ${luck("under", 30)})`,
    "under",
  );
}

/** Refunds of coin payments that no API call can send. */
async function waitForPeople(db: Db, staff: readonly Member[], until: Date): Promise<void> {
  const staffId = turnsOf(staff, "orders.refund", 63)?.(0).id;
  if (!staffId) return;
  await sql`
    WITH asked AS (
      INSERT INTO refunds (payment_id, order_id, amount_cents, state, reason, requested_by, idempotency_hash, created_at)
      SELECT payment.id, o.id, GREATEST(1, payment.paid_cents / (4 + ${luck("by hand", 16)})), 'BY_HAND', 'Requested by staff',
        ${staffId}, sha256(('by hand ' || o.unique_id)::bytea), ${daysAfter("by hand", until)}
      FROM payments AS payment JOIN orders AS o ON o.id = payment.order_id
      WHERE o.id IN (${some(
        4,
        "by hand",
        sql`o.status = 'COMPLETED' AND paid.state = 'PAID' AND paid.paid_cents = paid.amount_cents
          AND paid.method IN ('COINBASE', 'CRYPTO')`,
      )})
      RETURNING order_id, amount_cents, created_at
    ), told AS (
      INSERT INTO order_events (order_id, type, actor, summary, at)
      SELECT order_id, 'PAYMENT_DETAILS_UPDATED', ${staffId},
        'Refund of ' || to_char(amount_cents / 100.0, 'FM$999,999,990.00') || ' requested', created_at FROM asked
      RETURNING id, order_id
    )
    INSERT INTO staff_refunds (staff_id, order_id, cents, kind, is_proven, event_id, created_at)
    SELECT ${staffId}, order_id, amount_cents, 'REFUND', true, told.id, created_at
    FROM asked JOIN told USING (order_id)`.execute(db);
}

async function cancelAtSupplier(db: Db): Promise<void> {
  await sql`
    UPDATE order_items SET status = 'CANCELLED_BY_SUPPLIER' WHERE position = 0 AND order_id IN (${some(
      4,
      "supplier",
      sql`o.status IN ('PENDING_FULFILMENT', 'CONFIRMED_BY_SUPPLIER') AND paid.state = 'PAID'`,
    )})`.execute(db);
}

/** Two cases that resolved without action: a dispute that was won, and coins returned by hand. */
async function settleSome(db: Db, until: Date): Promise<void> {
  await sql`
    UPDATE payments SET state = 'PAID', updated_at = ${until}::timestamptz - interval '1 hour'
    WHERE id = (SELECT id FROM payments WHERE state = 'DISPUTED' AND callback_secret = ${HISTORY}
      ORDER BY updated_at LIMIT 1)`.execute(db);
  await sql`
    WITH settled AS (
      UPDATE refunds SET state = 'DONE', settled_at = ${until}::timestamptz - interval '1 hour'
      WHERE id = (SELECT id FROM refunds WHERE state = 'BY_HAND' ORDER BY created_at LIMIT 1)
      RETURNING payment_id, amount_cents, settled_at
    )
    UPDATE payments SET state = 'PARTLY_REFUNDED', refunded_cents = amount_back.amount_cents, updated_at = settled_at
    FROM settled AS amount_back WHERE payments.id = amount_back.payment_id`.execute(db);
}

async function lookAfter(db: Db, sealer: Sealer, staff: readonly Member[]): Promise<void> {
  const memberOf = turnsOf(staff, "orders.update", 64);
  if (!memberOf) return;
  const { rows } = await sql<{ id: string; revision: number }>`
    SELECT id, revision FROM money_cases WHERE gone_at IS NULL ORDER BY since, ref`.execute(db);
  for (const [position, { id, revision }] of rows.entries()) {
    if (position % CASES_PER_NOTE !== 0) continue;
    const turn = position / CASES_PER_NOTE;
    await addNote(
      { db, sealer },
      {
        caseId: id,
        revision,
        userId: memberOf(position).id,
        note: NOTES[turn % NOTES.length]!,
        isDone: turn % 2 === 1,
      },
      // The audit trail records only real events on this machine.
      async () => undefined,
    );
  }
}
