/** Which mail tells of which step of an order; written into the outbox in the step's own transaction. */
import type { OrderStatus } from "#contract/orders";
import { guestOrderPath, payAgainPath } from "#contract/site-paths";
import type { ShopSettings } from "../../config";
import type { Db } from "../../db/client";
import { enqueueMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";
import { composeMail, greeting } from "../../gateways/mail/mail-layout";
import type { RateLimits } from "../../http/rate-limits";
import type { KeyPurpose, OrderKeys } from "../reading/order-keys.store";
import type { OrderStore } from "../reading/orders.store";
import { leaseSignature } from "./lease-signature.mail";
import { orderCancelled } from "./order-cancelled.mail";
import { ITEM_MAILS } from "./order-items.mail";
import { orderConfirmation } from "./order-confirmation.mail";
import type { MailedOrder, OrderMail, SignatureAsked, ToldItems } from "./order-mail.mapping";
import { orderRefunded } from "./order-refunded.mail";
import { orderShipped } from "./order-shipped.mail";
import { orderWaiting } from "./order-waiting.mail";
import { paymentFailed } from "./payment-failed.mail";

export interface OrderMails {
  /** What tells that an order has come to a status; of most nobody is told. */
  ofStatus(trx: Db, orderId: string, status: OrderStatus, isMoneyGoingBack: boolean): Promise<void>;
  ofWaiting(trx: Db, orderId: string): Promise<void>;
  /** That the lease of the order is signed. */
  ofSigned(trx: Db, orderId: string): Promise<void>;
  ofRefund(trx: Db, orderId: string, refundCents: number): Promise<void>;
  /** That a lease waits for its signature. */
  ofSignature(trx: Db, orderId: string, asked: SignatureAsked): Promise<void>;
  /** What happened to items; nobody is told what they did themselves. */
  ofItems(trx: Db, orderId: string, told: ToldItems): Promise<void>;
}

export interface OrderMailParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly shop: ShopSettings;
  readonly keys: OrderKeys;
  readonly limits: RateLimits;
}

type Write = (order: MailedOrder, isMoneyGoingBack: boolean) => OrderMail;

const OF_STATUS: Readonly<Partial<Record<OrderStatus, Write>>> = {
  PAYMENT_RECEIVED: orderConfirmation,
  PAYMENT_FAILED: paymentFailed,
  CANCELLED: orderCancelled,
};

const CAN_STILL_CANCEL: ReadonlySet<Write> = new Set([orderConfirmation, orderWaiting]);

export function createOrderMails({ sealer, orders, shop, keys, limits }: OrderMailParts): OrderMails {
  const linkFor = async (trx: Db, id: string, purpose: KeyPurpose) => {
    const pathOf = purpose === "PAY" ? payAgainPath : guestOrderPath;
    return shop.siteUrl + pathOf({ id, key: await keys.issue(trx, id, purpose) });
  };
  const linksFor = async (trx: Db, id: string, write: Write) => ({
    url: await linkFor(trx, id, write === paymentFailed ? "PAY" : "FOLLOW"),
    cancelUrl: CAN_STILL_CANCEL.has(write) ? await linkFor(trx, id, "CANCEL") : null,
  });
  const send = async (trx: Db, orderId: string, write: Write, isMoneyGoingBack = false) => {
    const order = await orders.find(orderId, trx);
    // An account that was deleted has no address any more.
    if (!order?.customer.email) return;
    // The customer reads a decline on the page; who only had their address typed in is told once an hour (CHECKOUT-9).
    const recipient = { recipient: order.customer.email };
    if (write === paymentFailed && !(await limits.allows("declineMail", recipient, trx))) return;
    const { kind, subject, blocks } = write(
      { ...order, ...(await linksFor(trx, orderId, write)) },
      isMoneyGoingBack,
    );
    const { email: to, firstName } = order.customer;
    const mail = composeMail(kind, to, subject, shop, [greeting(firstName), ...blocks]);
    await enqueueMail(trx, sealer, mail);
  };
  return {
    async ofStatus(trx, orderId, status, isMoneyGoingBack) {
      const write = OF_STATUS[status];
      if (write) await send(trx, orderId, write, isMoneyGoingBack);
    },
    ofSigned: (trx, orderId) => send(trx, orderId, orderConfirmation),
    ofWaiting: (trx, orderId) => send(trx, orderId, orderWaiting),
    ofRefund: (trx, orderId, cents) => send(trx, orderId, (order) => orderRefunded(order, cents)),
    ofSignature: (trx, orderId, asked) => send(trx, orderId, (order) => leaseSignature(order, asked)),
    async ofItems(trx, orderId, { change, ...told }) {
      if (change === "PICKUPED") return;
      const write = change === "SHIPPED" ? orderShipped : ITEM_MAILS[change];
      await send(trx, orderId, (order) => write(order, told));
    },
  };
}
