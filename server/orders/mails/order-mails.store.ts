/** Which mail tells of which step of an order; written into the outbox in the step's own transaction. */
import { sql } from "kysely";
import { guestOrderPath, payAgainPath } from "#contract/site-paths";
import type { Db } from "../../db/client";
import { enqueueMail, type OutgoingMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";
import type { MailShop } from "../../gateways/mail/mail-shop";
import {
  orderCancelledMail,
  orderConfirmationMail,
  orderRefundedMail,
  orderWaitingMail,
  paymentFailedMail,
  type MailedOrder,
} from "../../gateways/mail/order-mails";
import { openCustomer } from "../reading/customer.record";
import type { Alongside } from "../../payments/ledger.store";

export interface OrderMails {
  /** After what a gateway said of a payment. */
  readonly ofPayment: Alongside;
  ofCancelled(trx: Db, orderId: string, isPaid: boolean): Promise<void>;
  ofRefund(trx: Db, orderId: string, refundCents: number): Promise<void>;
}

interface MailedRow {
  readonly number: string;
  readonly sealedCustomer: Buffer;
  readonly lines: MailedOrder["lines"];
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
}

export function createOrderMails(
  sealer: Sealer,
  shop: MailShop,
  keyFor: (orderId: string) => string,
): OrderMails {
  const send = async (trx: Db, orderId: string, write: (order: MailedOrder) => OutgoingMail) => {
    const link = { id: orderId, key: keyFor(orderId) };
    const order = await readMailed(trx, sealer, orderId, `${shop.siteUrl}${guestOrderPath(link)}`);
    // An account that was deleted has no address any more.
    if (order.to !== "") await enqueueMail(trx, sealer, write(order));
  };
  return {
    async ofPayment(trx, { order, hasMoved, payment, outcome }) {
      if (hasMoved && order.status === "PAYMENT_RECEIVED") {
        return send(trx, order.id, (mailed) => orderConfirmationMail(mailed, shop));
      }
      if (hasMoved && order.status === "PAYMENT_FAILED") {
        const payUrl = `${shop.siteUrl}${payAgainPath({ id: order.id, key: keyFor(order.id) })}`;
        return send(trx, order.id, (mailed) => paymentFailedMail(mailed, payUrl, shop));
      }
      const hasJustBegun = payment.state === "UNKNOWN" && outcome.payment?.state === "PENDING";
      if (hasJustBegun && order.status === "PENDING_PAYMENT") {
        return send(trx, order.id, (mailed) => orderWaitingMail(mailed, shop));
      }
    },
    ofCancelled: (trx, orderId, isPaid) =>
      send(trx, orderId, (mailed) => orderCancelledMail(mailed, isPaid, shop)),
    ofRefund: (trx, orderId, refundCents) =>
      send(trx, orderId, (mailed) => orderRefundedMail(mailed, refundCents, shop)),
  };
}

async function readMailed(trx: Db, sealer: Sealer, orderId: string, url: string): Promise<MailedOrder> {
  const { rows } = await sql<MailedRow>`
    SELECT unique_id AS number, sealed_customer AS "sealedCustomer", sub_total_cents AS "subTotalCents",
      shipping_cents AS "shippingCents", tax_cents AS "taxCents", discount_cents AS "discountCents",
      total_cents AS "totalCents",
      (SELECT jsonb_agg(jsonb_build_object('name', product->>'name', 'quantity', quantity,
        'priceCents', price_cents) ORDER BY position) FROM order_items WHERE order_id = orders.id) AS lines
    FROM orders WHERE id = ${orderId}`.execute(trx);
  const { sealedCustomer, ...order } = rows[0]!;
  const { email, firstName } = openCustomer(sealer, sealedCustomer);
  return { ...order, to: email, firstName, url };
}
