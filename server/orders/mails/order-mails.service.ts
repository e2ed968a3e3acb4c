/** Which mail tells of which step of an order; written into the outbox in the step's own transaction. */
import { ORDER_STATUS_ROWS, type StatusMail } from "#contract/order-statuses";
import { guestOrderPath, payAgainPath } from "#contract/site-paths";
import type { ShopSettings } from "../../shop.settings";
import type { Db } from "../../db/client";
import { enqueueMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";
import { composeMail, greeting } from "../../gateways/mail/mail-layout";
import type { RateLimits } from "../../http/rate-limits";
import type { OrderMails } from "../changing/mails.port";
import type { KeyPurpose, OrderKeys } from "../reading/order-keys.store";
import type { OrderStore } from "../reading/orders.store";
import { correctionOver } from "./correction-over.mail";
import { leaseSignature } from "./lease-signature.mail";
import { orderCancelled } from "./order-cancelled.mail";
import { ITEM_MAILS } from "./order-items.mail";
import { orderChanged } from "./order-changed.mail";
import { orderConfirmation } from "./order-confirmation.mail";
import type { MailedOrder, OrderMail } from "./order-mail.mapping";
import { orderNotLeased } from "./order-not-leased.mail";
import { orderRefunded } from "./order-refunded.mail";
import { orderShipped } from "./order-shipped.mail";
import { orderToPay } from "./order-to-pay.mail";
import { orderWaiting } from "./order-waiting.mail";
import { paymentFailed } from "./payment-failed.mail";

export interface OrderMailParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly shop: ShopSettings;
  readonly keys: OrderKeys;
  readonly limits: RateLimits;
}

type Write = (order: MailedOrder, isMoneyGoingBack: boolean) => OrderMail;

const STATUS_MAILS: Readonly<Record<StatusMail, Write>> = {
  confirmation: orderConfirmation,
  "payment failed": paymentFailed,
  cancelled: orderCancelled,
};

const ASKS_TO_PAY: ReadonlySet<Write> = new Set([paymentFailed, orderNotLeased, orderToPay]);
const CAN_STILL_CANCEL: ReadonlySet<Write> = new Set([orderConfirmation, orderWaiting, orderToPay]);

export function createOrderMails({ sealer, orders, shop, keys, limits }: OrderMailParts): OrderMails {
  const linkFor = async (trx: Db, id: string, purpose: KeyPurpose) => {
    const pathOf = purpose === "PAY" ? payAgainPath : guestOrderPath;
    return shop.siteUrl + pathOf({ id, key: await keys.issue(trx, id, purpose) });
  };
  const linksFor = async (trx: Db, id: string, write: Write) => ({
    url: await linkFor(trx, id, ASKS_TO_PAY.has(write) ? "PAY" : "FOLLOW"),
    cancelUrl: CAN_STILL_CANCEL.has(write) ? await linkFor(trx, id, "CANCEL") : null,
  });
  const send = async (trx: Db, orderId: string, write: Write, isMoneyGoingBack = false) => {
    const order = await orders.find(orderId, trx);
    // An account that was deleted has no address any more.
    if (!order?.customer.email) return order;
    // The customer reads a decline on the page; who only had their address typed in is told once an hour (CHECKOUT-9).
    const recipient = { recipient: order.customer.email };
    if (write === paymentFailed && !(await limits.allows("declineMail", recipient, trx))) return order;
    const { kind, subject, blocks } = write(
      { ...order, ...(await linksFor(trx, orderId, write)) },
      isMoneyGoingBack,
    );
    const { email: to, firstName } = order.customer;
    const mail = composeMail(kind, to, subject, shop, [greeting(firstName), ...blocks]);
    await enqueueMail(trx, sealer, mail);
    return order;
  };
  return {
    async ofStatus(trx, orderId, status, isMoneyGoingBack) {
      const { mail } = ORDER_STATUS_ROWS[status].customer;
      return mail === "none" ? null : send(trx, orderId, STATUS_MAILS[mail], isMoneyGoingBack);
    },
    ofSigned: (trx, orderId) => send(trx, orderId, orderConfirmation),
    ofWaiting: (trx, orderId) => send(trx, orderId, orderWaiting),
    ofPaymentLink: (trx, orderId) => send(trx, orderId, orderToPay),
    ofEdited: (trx, orderId, { backCents = 0, paidCents = 0 }) =>
      send(trx, orderId, (order) => orderChanged(order, backCents, paidCents)),
    ofCorrectionOver: (trx, orderId, isLapsed) =>
      send(trx, orderId, (order) => correctionOver(order, isLapsed)),
    ofRefund: (trx, orderId, cents) => send(trx, orderId, (order) => orderRefunded(order, cents)),
    ofNotLeased: (trx, orderId) => send(trx, orderId, orderNotLeased),
    ofSignature: (trx, orderId, asked) => send(trx, orderId, (order) => leaseSignature(order, asked)),
    async ofItems(trx, orderId, { change, ...told }) {
      if (change === "PICKUPED") return null;
      const write = change === "SHIPPED" ? orderShipped : ITEM_MAILS[change];
      return send(trx, orderId, (order) => write(order, told));
    },
  };
}
