/**
 * Corrections that cost more (ORDER-42 to ORDER-44): requested, applied once paid, or ended. The caller holds
 * the order lock.
 */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { OrderCorrections } from "../changing/ports/corrections.port";
import { checkAgain } from "../changing/fraud.store";
import { endCorrection, type CorrectionEndParts } from "../changing/end-correction.store";
import type { OrderMails } from "../changing/ports/mails.port";
import { OutOfStock, type LockedOrder } from "../changing/ports/moves.port";
import { lockOrder, writeEvent, writeTouched } from "../changing/steps.store";
import { giveStockBack, reserveStock } from "../changing/stock.store";
import { sendPaymentLink } from "../placing/payment-link.store";
import { openPlan } from "../reading/correction-plan.rules";
import { SEALED_CUSTOMER } from "../reading/customer.rules";
import type { OrderRecord } from "../reading/order.port";
import type { OrderStore } from "../reading/orders.store";
import { correctionOf, editOf, piecesMoved, type EditPlan } from "./plan.rules";
import { writeEdit } from "./written.store";

const { orderEdits: sentences } = MESSAGES;

export interface DifferenceParts {
  readonly sealer: Sealer;
  readonly mails: OrderMails;
}

/**
 * Stores the edit, holds its extra stock until the difference is paid, and mails the payment link.
 * @returns the order afterwards
 * @throws OutOfStock
 */
export async function requestDifference(
  trx: Db,
  { sealer, mails }: DifferenceParts,
  order: LockedOrder,
  plan: EditPlan,
): Promise<OrderRecord | null> {
  const correction = correctionOf(plan);
  const missing = await reserveStock(trx, piecesMoved(order.lines, correction).reserved);
  if (missing.length > 0) throw new OutOfStock(missing);
  const { actor, customer, totals } = plan;
  const dueCents = totals.totalCents - order.totalCents;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO order_corrections (order_id, total_before_cents, total_cents, due_cents, sealed_plan, requested_by,
      held_until)
    VALUES (${order.id}, ${order.totalCents}, ${totals.totalCents}, ${dueCents},
      ${sealer.seal(correction, SEALED_CUSTOMER)}, ${actor},
      now() + make_interval(hours => ${LIMITS.orders.phoneHoldHours})) RETURNING id`.execute(trx);
  await writeTouched(trx, order.id, actor);
  await writeEvent(trx, {
    orderId: order.id,
    type: "PAYMENT_DETAILS_UPDATED",
    actor,
    summary: sentences.summaryOfPending(formatMoney(dueCents)),
  });
  const link = { orderId: order.id, to: customer.email, actor, key: rows[0]!.id };
  return sendPaymentLink(trx, { mails, sealer }, link);
}

/**
 * Withdraws the waiting correction.
 * @param revision the order revision the caller last read
 * @returns null when the order does not exist
 */
export function withdrawCorrection(
  db: Db,
  { trail, ...parts }: CorrectionEndParts & { readonly trail: Pick<AuditTrail, "recordOrder"> },
  {
    orderId,
    revision,
    actor,
  }: { readonly orderId: string; readonly revision: number; readonly actor: string },
): Promise<"DONE" | "STALE" | "NOT_ALLOWED" | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (!order.correction) return "NOT_ALLOWED";
    if (order.revision !== revision) return "STALE";
    await endCorrection(trx, parts, order, "WITHDRAWN", actor);
    await trail.recordOrder(trx, actor, orderId);
    return "DONE";
  });
}

export interface CorrectionParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly mails: OrderMails;
  readonly isFraudChecked: boolean;
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

export function createCorrections({
  sealer,
  orders,
  mails,
  trail,
  isFraudChecked,
}: CorrectionParts): OrderCorrections {
  const end = async (trx: Db, { id }: LockedOrder, to: "APPLIED" | "LAPSED" | "WITHDRAWN") => {
    const { rows } = await sql<{ dueCents: number; sealedPlan: Buffer; actor: string }>`
      WITH waiting AS (SELECT * FROM order_corrections WHERE order_id = ${id} AND state = 'WAITING'),
      ended AS (
        UPDATE order_corrections SET state = ${to}, sealed_plan = NULL, ended_at = now()
        FROM waiting WHERE order_corrections.id = waiting.id
      )
      SELECT due_cents AS "dueCents", sealed_plan AS "sealedPlan", requested_by AS actor FROM waiting`.execute(
      trx,
    );
    const [row] = rows;
    return row && { ...row, asked: openPlan(sealer, row.sealedPlan) };
  };
  return {
    async apply(trx, order) {
      const record = await orders.find(order.id, trx);
      const ended = await end(trx, order, "APPLIED");
      if (!record || !ended) throw new Error("This order has no pending correction");
      const { back } = piecesMoved(order.lines, ended.asked);
      if (back.length > 0) await giveStockBack(trx, back);
      await writeEdit(trx, sealer, order, editOf(record, ended.asked, ended.actor));
      if (isFraudChecked) await checkAgain(trx, order);
      await mails.ofEdited(trx, order.id, { paidCents: ended.dueCents });
      await trail.recordOrder(trx, ended.actor, order.id);
    },
    async close(trx, order, to, actor) {
      const ended = await end(trx, order, to);
      if (!ended) return [];
      const amount = formatMoney(ended.dueCents);
      const summary =
        to === "LAPSED" ? sentences.summaryOfLapsed(amount) : sentences.summaryOfWithdrawn(amount);
      await writeEvent(trx, { orderId: order.id, type: "PAYMENT_DETAILS_UPDATED", actor, summary });
      return piecesMoved(order.lines, ended.asked).reserved;
    },
  };
}
