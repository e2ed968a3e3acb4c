/** Mails the payment link of an unpaid order to its customer, for staff (ORDER-37). */
import type { OrderChange } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { changeKey } from "#contract/orders/changes";
import type { AuditTrail } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Viewer } from "../http/session";
import { validate } from "../http/validation";
import type { OrderMails } from "./changing/ports/mails.port";
import type { MoneySource } from "./changing/ports/money.port";
import { sendToWaiting } from "./placing/send-payment-link.change";
import { audienceOf, toOrder } from "./reading/order.mapping";
import type { OrderStore } from "./reading/orders.store";

export interface PaymentLinkParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly orders: Pick<OrderStore, "find">;
  readonly mails: OrderMails;
  readonly sources: readonly MoneySource[];
  readonly limits: RateLimits;
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

const { phoneOrders: sentences } = MESSAGES;

const REFUSALS = {
  NOT_WAITING: sentences.notWaiting,
  BEING_PAID: sentences.isBeingPaid,
  TOO_OFTEN: sentences.sentOften,
};

export class PaymentLinkService {
  constructor(private readonly parts: PaymentLinkParts) {}

  /**
   * @param key idempotency key: mailed once per key
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT without a key
   */
  async send(viewer: Viewer, orderId: string, key: string): Promise<OrderChange> {
    validate(changeKey, key);
    const { orders } = this.parts;
    const order = await orders.find(orderId);
    if (!order) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const { email } = order.customer;
    const { db, limits } = this.parts;
    const subject = { order: orderId, recipient: email, attempt: key };
    const link = { orderId, to: email, actor: viewer.userId, key };
    // A deleted customer has no address.
    const outcome =
      email === ""
        ? "NOT_WAITING"
        : await sendToWaiting(db, this.parts, link, (trx) => limits.allows("payLink", subject, trx));
    const now = (await orders.find(orderId)) ?? order;
    return {
      success: outcome === "SENT",
      message: { ...REFUSALS, SENT: sentences.linkSent(email) }[outcome],
      order: toOrder(now, audienceOf(viewer)),
    };
  }
}
