/** Has paid orders checked for fraud. A risky one waits for a person; nothing is declined by this check alone. */
import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import {
  FraudCheckUnavailable,
  type FraudCheck,
  type FraudQuestion,
  type FraudVerdict,
} from "./fraud-check.port";
import { openCustomer } from "../../orders/reading/customer.record";
import { lockOrder, moveOrder } from "../../orders/changing/moves.store";
import { readOrder, type OrderRecord } from "../../orders/reading/reading.store";
import { writeEvent } from "../../orders/changing/writing.store";
import type { WorkerLog } from "../../gateways/worker";

export interface FraudParts {
  readonly db: Db;
  readonly sealer: Sealer;
  /** Null: no order is held back. */
  readonly fraud: FraudCheck | null;
  readonly log: WorkerLog;
}

const AT_ONCE = 8;
/** Longer than the slowest answer. */
const LEASE_SECONDS = 30;
/** With pauses of 2, 4, 8 and 16 seconds; then a person looks at the order. */
const MOST_TRIES = 5;
const NO_ANSWER = "The fraud check did not answer";

interface Claimed {
  readonly id: string;
  readonly tries: number;
}

/** @returns whether there may be more to do */
export async function checkPaidOrders(parts: FraudParts): Promise<boolean> {
  const { rows } = await sql<Claimed>`
    UPDATE orders SET fraud_tries = fraud_tries + 1,
      fraud_next_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT id FROM orders WHERE status = 'PAYMENT_RECEIVED' AND fraud_next_at <= now()
      ORDER BY fraud_next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, fraud_tries AS tries`.execute(parts.db);
  await Promise.all(rows.map((order) => check(parts, order)));
  return rows.length === AT_ONCE;
}

async function check({ db, sealer, fraud, log }: FraudParts, { id, tries }: Claimed): Promise<void> {
  if (!fraud) return settle(db, id, null);
  const record = await readOrder(db, id);
  if (!record) return;
  try {
    await settle(db, id, await fraud.check(questionOf(record, sealer)));
  } catch (error) {
    if (!(error instanceof FraudCheckUnavailable)) throw error;
    log.warn({ orderId: id, reason: error.message }, "the fraud check does not answer");
    if (tries >= MOST_TRIES) return settle(db, id, NO_ANSWER);
    await sql`UPDATE orders SET fraud_next_at = now() + make_interval(secs => ${2 ** tries}::int)
      WHERE id = ${id}`.execute(db);
  }
}

/** @param verdict a sentence where there is none, null where none was asked for */
async function settle(db: Db, orderId: string, verdict: FraudVerdict | string | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    // Cancelled meanwhile, or checked by another process after its lease was over.
    if (order?.status !== "PAYMENT_RECEIVED") return;
    const reasons = typeof verdict === "string" ? [verdict] : [...(verdict?.reasons ?? [])];
    const to: OrderStatus = reasons.length > 0 ? "PENDING_REVIEW" : "PENDING_FULFILMENT";
    if (verdict !== null) {
      const found = typeof verdict === "string" ? null : verdict;
      await sql`UPDATE orders SET fraud_is_checked = ${found !== null}, fraud_score = ${found?.score ?? null},
          fraud_ip_distance_km = ${found?.ipDistanceFromAddressKm ?? null},
          fraud_email_first_seen = ${found?.emailFirstSeen ?? null}, fraud_reasons = ${reasons}
        WHERE id = ${orderId}`.execute(trx);
      await writeEvent(trx, {
        orderId,
        type: "FRAUD_CHECK_UPDATED",
        actor: "System",
        summary: found ? `Risk score ${found.score}` : NO_ANSWER,
        after: reasons.join("; ") || null,
      });
    }
    const summary = to === "PENDING_REVIEW" ? "Waits for review" : "Nothing speaks against it";
    await moveOrder(trx, order, { to, actor: "System", summary });
  });
}

function questionOf(order: OrderRecord, sealer: Sealer): FraudQuestion {
  const { email, ipAddress, userAgent, acceptLanguages, billing, shipping } = openCustomer(
    sealer,
    order.sealedCustomer,
  );
  return {
    orderId: order.id,
    email,
    ipAddress: ipAddress || null,
    userAgent: userAgent || null,
    acceptLanguage: acceptLanguages || null,
    billing,
    shipping,
    totalCents: order.totalCents,
    items: order.items.map(({ product, quantity, priceCents }) => ({
      sku: product.sku,
      category: null,
      quantity,
      unitPriceCents: priceCents,
    })),
  };
}
