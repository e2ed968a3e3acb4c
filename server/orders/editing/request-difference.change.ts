/** Charges the customer for an edit that costs more, before it is applied (ORDER-42). */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { OrderMails } from "../changing/ports/mails.port";
import { OutOfStock, type LockedOrder } from "../changing/ports/moves.port";
import { writeEvent, writeTouched } from "../changing/steps.store";
import { reserveStock } from "../changing/stock.store";
import { sendPaymentLink } from "../placing/send-payment-link.change";
import { SEALED_CUSTOMER } from "../reading/customer.rules";
import type { OrderRecord } from "../reading/order.port";
import { insertCorrection } from "./corrections.store";
import { correctionOf, piecesMoved, type EditPlan } from "./plan.rules";

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
  const sealedPlan = sealer.seal(correction, SEALED_CUSTOMER);
  const correctionId = await insertCorrection(trx, order, {
    totalCents: totals.totalCents,
    dueCents,
    sealedPlan,
    actor,
  });
  await writeTouched(trx, order.id, actor);
  await writeEvent(trx, {
    orderId: order.id,
    type: "PAYMENT_DETAILS_UPDATED",
    actor,
    summary: sentences.summaryOfPending(formatMoney(dueCents)),
  });
  const link = { orderId: order.id, to: customer.email, actor, key: correctionId };
  return sendPaymentLink(trx, { mails, sealer }, link);
}
