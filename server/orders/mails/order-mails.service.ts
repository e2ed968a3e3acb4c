/** Chooses the mail for each step of an order and writes it into the outbox in the step's own transaction. */
import { ORDER_STATUS_ROWS, type StatusMail } from "#contract/order-statuses";
import { guestOrderPath, payAgainPath } from "#contract/site-paths";
import type { ShopSettings } from "../../shop.settings";
import type { Db } from "../../db/client";
import { enqueueMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";
import { composeMail, greeting } from "../../gateways/mail/mail-layout";
import type { RateLimits } from "../../http/rate-limits";
import type { OrderMails } from "../changing/ports/mails.port";
import type { KeyPurpose, OrderKeys } from "../reading/order-keys.store";
import type { OrderStore } from "../reading/orders.store";
import type { OrderRecord } from "../reading/order.port";
import { waitingCorrection } from "../reading/due.rules";
import { correctionOver } from "./correction-over.mail";
import { correctionToPay } from "./correction-to-pay.mail";
import { leaseSignature } from "./lease-signature.mail";
import { leaseSigned } from "./lease-signed.mail";
import { orderCancelled } from "./order-cancelled.mail";
import { ITEM_MAILS } from "./order-items.mail";
import { orderChanged } from "./order-changed.mail";
import { orderConfirmation } from "./order-confirmation.mail";
import type { OrderMail } from "./order-mail.mapping";
import { orderLink } from "./order-link.mail";
import { orderNotLeased } from "./order-not-leased.mail";
import { orderRefunded } from "./order-refunded.mail";
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

const STATUS_MAILS: Readonly<Record<StatusMail, OrderMail<boolean>>> = {
  confirmation: orderConfirmation,
  "payment failed": paymentFailed,
  cancelled: orderCancelled,
};

export function createOrderMails({ sealer, orders, shop, keys, limits }: OrderMailParts): OrderMails {
  const linkFor = async (trx: Db, id: string, purpose: KeyPurpose) => {
    const pathOf = purpose === "PAY" ? payAgainPath : guestOrderPath;
    return shop.siteUrl + pathOf({ id, key: await keys.issue(trx, id, purpose) });
  };
  const linksFor = async (trx: Db, id: string, { leadsTo, canCancel }: OrderMail<never>) => ({
    url: await linkFor(trx, id, leadsTo === "its payment" ? "PAY" : "FOLLOW"),
    cancelUrl: canCancel ? await linkFor(trx, id, "CANCEL") : null,
  });
  const write = async <Told>(trx: Db, order: OrderRecord | null, row: OrderMail<Told>, told: Told) => {
    // A deleted account has no address any more.
    if (!order?.customer.email) return order;
    const { email: to, firstName } = order.customer;
    if (row.limit && !(await limits.allows(row.limit, { recipient: to }, trx))) return order;
    const mailed = { ...order, ...(await linksFor(trx, order.id, row)) };
    const blocks = [greeting(firstName), ...row.blocks(mailed, told)];
    const content = { kind: row.kind, heading: null, to, subject: row.subject(mailed, told), blocks };
    await enqueueMail(trx, sealer, composeMail(content, shop));
    return order;
  };
  const send = async <Told>(trx: Db, orderId: string, row: OrderMail<Told>, told: Told) =>
    write(trx, await orders.find(orderId, trx), row, told);
  return {
    async ofStatus(trx, orderId, status, isMoneyGoingBack) {
      const { mail } = ORDER_STATUS_ROWS[status].customer;
      return mail === "none" ? null : send(trx, orderId, STATUS_MAILS[mail], isMoneyGoingBack);
    },
    ofLink: (trx, orderId) => send(trx, orderId, orderLink, null),
    ofSigned: (trx, orderId, lease) => send(trx, orderId, leaseSigned, lease),
    ofWaiting: (trx, orderId) => send(trx, orderId, orderWaiting, null),
    async ofPaymentLink(trx, orderId) {
      const order = await orders.find(orderId, trx);
      const correction = order && waitingCorrection(order);
      return correction
        ? write(trx, order, correctionToPay, correction)
        : write(trx, order, orderToPay, null);
    },
    ofEdited: (trx, orderId, money) => send(trx, orderId, orderChanged, money),
    ofCorrectionOver: (trx, orderId, isLapsed) => send(trx, orderId, correctionOver, isLapsed),
    ofRefund: (trx, orderId, cents) => send(trx, orderId, orderRefunded, cents),
    ofNotLeased: (trx, orderId) => send(trx, orderId, orderNotLeased, null),
    ofSignature: (trx, orderId, asked) => send(trx, orderId, leaseSignature, asked),
    async ofItems(trx, orderId, { change, ...told }) {
      const row = ITEM_MAILS[change];
      return row && send(trx, orderId, row, told);
    },
  };
}
