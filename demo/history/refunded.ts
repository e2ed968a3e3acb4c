/**
 * Refunds by staff in a history: for returned or canceled items, and partial refunds for complaints. The
 * payments already contain the amounts (follow-ups.ts); this module adds who, why and when.
 */
import { sql } from "kysely";
import { formatMoney } from "#contract/money/money";
import type { OrderEventType, OrderStatus } from "#contract/orders/orders";
import type { BackKind } from "#contract/staff/acts";
import type { Db } from "../../server/db/client";
import type { Sealer } from "../../server/db/sealed";
import { SEALED_CUSTOMER } from "../../server/orders/reading/customer.rules";
import { hash } from "./luck";
import { HISTORY } from "./many-orders";
import { turnsOf, type Member } from "./staff";

/** Larger refunds have a second-factor proof. */
const PROVEN_FROM_CENTS = 50_000;

interface RefundedByStaff {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly cents: number;
  readonly at: Date;
}

interface RefundTemplate {
  readonly kind: BackKind;
  readonly type: OrderEventType;
  readonly summary: (sum: string) => string;
  /** Old and new status of the order; null if unchanged. */
  readonly move: readonly [OrderStatus, OrderStatus] | null;
  readonly reasons: readonly string[];
}

const RETURNED: RefundTemplate = {
  kind: "RETURN",
  type: "STATUS_CHANGED",
  summary: () => "Status changed by staff",
  move: ["COMPLETED", "RETURNED"],
  reasons: [
    "Sent back unopened within the 30 days",
    "Does not fit the space",
    "Arrived dented, customer declined a replacement",
    "Bought twice by mistake",
    "Too loud for the apartment, tried for a week",
  ],
};
const CANCELLATION: RefundTemplate = {
  kind: "CANCELLATION",
  type: "PAYMENT_DETAILS_UPDATED",
  summary: (sum) => `Refund of ${sum} requested`,
  move: null,
  reasons: [
    "Supplier is out of stock with no substitute",
    "Would have arrived three weeks late",
    "The supplier no longer sells it",
  ],
};
const EASED: RefundTemplate = {
  kind: "REFUND",
  type: "PAYMENT_DETAILS_UPDATED",
  summary: (sum) => `Refund of ${sum} requested`,
  move: null,
  reasons: [
    "Scratch on the side, customer is keeping it",
    "Arrived four days late",
    "Cable was missing, customer bought one",
    "Cheaper elsewhere within a week",
    "Installer missed the first appointment",
  ],
};

/** @param sealer of the shop: seals the reason in the order's history */
export async function giveBackByStaff(db: Db, sealer: Sealer, staff: readonly Member[]): Promise<void> {
  const memberOf = turnsOf(staff, "orders.refund", 61);
  if (!memberOf) return;
  const { rows } = await sql<RefundedByStaff>`
    SELECT o.id AS "orderId", o.status, payment.refunded_cents AS cents, payment.updated_at AS at
    FROM payments AS payment JOIN orders AS o ON o.id = payment.order_id
    WHERE payment.callback_secret = ${HISTORY} AND payment.refunded_cents > 0
    ORDER BY payment.updated_at, o.id`.execute(db);
  const acts = rows.map(({ orderId, status, cents, at }, position) => {
    const { kind, type, summary, move, reasons } = templateOf(status);
    const reason = reasons[hash(position, 62) % reasons.length]!;
    return {
      orderId,
      cents,
      kind,
      type,
      at: at.toISOString(),
      staffId: memberOf(position).id,
      summary: summary(formatMoney(cents)),
      before: move?.[0] ?? null,
      after: move?.[1] ?? null,
      note: sealer.seal(reason, SEALED_CUSTOMER).toString("base64"),
      isProven: cents >= PROVEN_FROM_CENTS,
    };
  });
  await sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) AS given ("orderId" uuid, cents bigint,
        kind text, type text, at timestamptz, "staffId" text, summary text, before text, after text, note text, "isProven" boolean)
    ), told AS (
      INSERT INTO order_events (order_id, type, actor, summary, before, after, sealed_note, at)
      SELECT "orderId", type, "staffId", summary, before, after, decode(note, 'base64'), at FROM given ORDER BY at
      RETURNING id, order_id
    )
    INSERT INTO staff_refunds (staff_id, order_id, cents, kind, is_proven, event_id, created_at)
    SELECT "staffId", "orderId", cents, kind, "isProven", told.id, at
    FROM given JOIN told ON told.order_id = "orderId" ORDER BY at`.execute(db);
}

function templateOf(status: OrderStatus): RefundTemplate {
  if (status === "RETURNED") return RETURNED;
  return status === "COMPLETED" ? EASED : CANCELLATION;
}
