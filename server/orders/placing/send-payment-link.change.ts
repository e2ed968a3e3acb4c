/**
 * Mails a link to pay an order or its correction, and records the recipient's address in the history
 * (ORDER-37).
 */
import { createHash } from "node:crypto";
import { MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES } from "#contract/orders/orders";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { OrderMails } from "../changing/ports/mails.port";
import type { MoneySource } from "../changing/ports/money.port";
import { eventInsert, lockOrder } from "../changing/steps.store";
import { SEALED_CUSTOMER } from "../reading/customer.rules";
import type { OrderRecord } from "../reading/order.port";

export interface PaymentLinkParts {
  readonly mails: Pick<OrderMails, "ofPaymentLink">;
  readonly sealer: Sealer;
}

export interface PaymentLink {
  readonly orderId: string;
  /** Email address of the customer. */
  readonly to: string;
  /** User id of the staff member. */
  readonly actor: string;
  /** Idempotency key: mailed once per key. */
  readonly key: string;
}

/** @returns the order afterwards; null when the link was already mailed under the key */
export async function sendPaymentLink(
  trx: Db,
  { mails, sealer }: PaymentLinkParts,
  { orderId, to, actor, key }: PaymentLink,
): Promise<OrderRecord | null> {
  const inserted = await eventInsert({
    orderId,
    type: "REMINDER_EMAIL_UPDATED",
    actor,
    summary: MESSAGES.phoneOrders.summaryOfLink,
    sealedNote: sealer.seal(to, SEALED_CUSTOMER),
    idempotencyHash: createHash("sha256").update(`link\0${orderId}\0${key}`).digest(),
  }).execute(trx);
  return inserted.numAffectedRows === 0n ? null : mails.ofPaymentLink(trx, orderId);
}

/**
 * Same as sendPaymentLink if the locked order still awaits payment.
 * @param mayMail counts the mail, in the transaction
 */
export function sendToWaiting(
  db: Db,
  parts: PaymentLinkParts & {
    readonly sources: readonly MoneySource[];
    readonly trail: Pick<AuditTrail, "recordOrder">;
  },
  link: PaymentLink,
  mayMail: (trx: Db) => Promise<boolean>,
): Promise<"SENT" | "NOT_WAITING" | "BEING_PAID" | "TOO_OFTEN"> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, link.orderId);
    if (!order || (!order.correction && !PAYABLE_STATUSES.includes(order.status))) return "NOT_WAITING";
    const due = { orderId: order.id, correctionId: order.correction?.id ?? null };
    for (const source of parts.sources) {
      if (await source.isAwaited(trx, due)) return "BEING_PAID";
    }
    if (!(await mayMail(trx))) return "TOO_OFTEN";
    await sendPaymentLink(trx, parts, link);
    await parts.trail.recordOrder(trx, link.actor, order.id);
    return "SENT";
  });
}
