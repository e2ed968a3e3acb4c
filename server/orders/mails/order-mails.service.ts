/** Chooses the mail for each step of an order and writes it to the outbox in the step's transaction. */
import { LABELS } from "#contract/messages";
import { ORDER_STATUS_ROWS, type StatusMail } from "#contract/orders/statuses";
import { guestOrderPath, payAgainPath } from "#contract/orders/paths";
import type { ShopSettings } from "../../shop.settings";
import type { Db } from "../../db/client";
import { enqueueMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { composeMail, greeting } from "../../gateways/mail/mail-layout";
import type { RateLimits } from "../../http/rate-limits";
import type { OrderMails } from "../changing/ports/mails.port";
import type { KeyPurpose, OrderKeys } from "../reading/order-keys.store";
import type { OrderStore } from "../reading/orders.store";
import type { OrderRecord } from "../reading/order.port";
import { waitingCorrection } from "../reading/due.rules";
import { correctionOver } from "./templates/correction-over.mail";
import { correctionToPay } from "./templates/correction-to-pay.mail";
import { leasePayment } from "./templates/leases/lease-payment.mail";
import { leaseSignature } from "./templates/leases/lease-signature.mail";
import { leaseSigned } from "./templates/leases/lease-signed.mail";
import { orderCancelled } from "./templates/order-cancelled.mail";
import { ITEM_MAILS } from "./templates/order-items.mail";
import { orderChanged } from "./templates/order-changed.mail";
import { orderConfirmation } from "./templates/order-confirmation.mail";
import type { OrderMail } from "./templates/order-mail.mapping";
import { storeMail, type StoredOrderMail } from "./stored-mails.store";
import { orderLink } from "./templates/order-link.mail";
import { orderNotLeased } from "./templates/leases/order-not-leased.mail";
import { orderRefunded } from "./templates/order-refunded.mail";
import { orderToPay } from "./templates/order-to-pay.mail";
import { orderWaiting } from "./templates/order-waiting.mail";
import { paymentFailed } from "./templates/payment-failed.mail";
import { returnRequested } from "./templates/return-requested.mail";
import { reviewInvitation } from "./templates/review-invitation.mail";

/**
 * Mails that staff may resend, by kind. Payment requests are excluded: staff send a current payment link
 * instead.
 */
export const STORED_MAILS: ReadonlyMap<string, OrderMail<never>> = new Map(
  [
    orderConfirmation,
    orderCancelled,
    orderChanged,
    correctionOver,
    orderLink,
    orderNotLeased,
    orderRefunded,
    leaseSigned,
    returnRequested,
    ...Object.values(ITEM_MAILS),
  ].flatMap((row) => (row ? [[row.kind, row as OrderMail<never>] as const] : [])),
);

export interface OrderMailParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly shop: ShopSettings;
  readonly keys: OrderKeys;
  readonly limits: RateLimits;
  readonly readers: {
    /** Whether an address is opted out of advertising (CAMPAIGN-9). */
    isSuppressed(unit: Db, email: string): Promise<boolean>;
  };
}

const STATUS_MAILS: Readonly<Record<StatusMail, OrderMail<boolean>>> = {
  confirmation: orderConfirmation,
  "payment failed": paymentFailed,
  cancelled: orderCancelled,
};

/** Subjects contain no links. */
const NO_LINKS = { url: "", key: "", cancelUrl: null, shopUrl: "" };

export interface MailAgain {
  /** The current subject of a stored mail; null when the mail cannot be resent. */
  subjectOf(order: OrderRecord, mail: StoredOrderMail): string | null;
  /**
   * Resends a mail with fresh links to the order's current address.
   * @returns whether it was written
   */
  again(trx: Db, order: OrderRecord, mail: StoredOrderMail): Promise<boolean>;
  /** A mail with text by staff, under the shop's letterhead. */
  letter(
    trx: Db,
    order: OrderRecord,
    letter: { readonly subject: string; readonly text: string },
  ): Promise<void>;
}

export function createMailer({ sealer, orders, shop, keys, limits, readers }: OrderMailParts): {
  readonly mails: OrderMails;
  readonly again: MailAgain;
} {
  const linksTo = async (trx: Db, id: string, purposes: readonly KeyPurpose[]) => {
    const issued = await keys.issue(trx, id, ...purposes);
    return issued.map((key, at) => {
      const pathOf = purposes[at] === "PAY" ? payAgainPath : guestOrderPath;
      return { key, url: shop.siteUrl + pathOf({ id, key }) };
    });
  };
  const linksFor = async (trx: Db, id: string, { leadsTo, canCancel }: OrderMail<never>) => {
    const purpose = leadsTo === "its payment" ? "PAY" : "FOLLOW";
    const [link, cancel] = await linksTo(trx, id, canCancel ? [purpose, "CANCEL"] : [purpose]);
    return { ...link!, cancelUrl: cancel?.url ?? null, shopUrl: shop.siteUrl };
  };
  const compose = async (trx: Db, order: OrderRecord, row: OrderMail<never>, input: unknown) => {
    const mailed = { ...order, ...(await linksFor(trx, order.id, row)) };
    const { email: to, firstName } = order.customer;
    const blocks = [greeting(firstName), ...row.blocks(mailed, input as never)];
    return composeMail(
      { kind: row.kind, heading: null, to, subject: row.subject(mailed, input as never), blocks },
      shop,
    );
  };
  const write = async <Input>(trx: Db, order: OrderRecord | null, row: OrderMail<Input>, input: Input) => {
    // A deleted account has no address.
    if (!order?.customer.email) return order;
    const { email: to } = order.customer;
    if (row.isAdvertising && (await readers.isSuppressed(trx, to))) return order;
    if (row.limit && !(await limits.allows(row.limit, { recipient: to }, trx))) return order;
    await enqueueMail(trx, sealer, await compose(trx, order, row as OrderMail<never>, input));
    if (STORED_MAILS.has(row.kind)) await storeMail(trx, { orderId: order.id, kind: row.kind, told: input });
    return order;
  };
  const send = async <Input>(trx: Db, orderId: string, row: OrderMail<Input>, input: Input) =>
    write(trx, await orders.find(orderId, trx), row, input);
  const mails: OrderMails = {
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
    ofReturn: (trx, orderId, requested) => send(trx, orderId, returnRequested, requested),
    ofNotLeased: (trx, orderId) => send(trx, orderId, orderNotLeased, null),
    ofSignature: (trx, orderId, request) => send(trx, orderId, leaseSignature, request),
    ofPaymentDue: (trx, orderId, payment) => send(trx, orderId, leasePayment, payment),
    ofReviewInvitation: (trx, orderId, productIds) => send(trx, orderId, reviewInvitation, productIds),
    async ofItems(trx, orderId, { change, ...items }) {
      const row = ITEM_MAILS[change];
      return row && send(trx, orderId, row, items);
    },
  };
  return {
    mails,
    again: {
      subjectOf: (order, { kind, told: input }) =>
        STORED_MAILS.get(kind)?.subject({ ...order, ...NO_LINKS }, input as never) ?? null,
      async again(trx, order, { kind, told: input }) {
        const row = STORED_MAILS.get(kind);
        if (!row || !order.customer.email) return false;
        await enqueueMail(trx, sealer, await compose(trx, order, row, input));
        return true;
      },
      async letter(trx, order, { subject, text }) {
        const { email: to, firstName } = order.customer;
        const [link] = await linksTo(trx, order.id, ["FOLLOW"]);
        const blocks = [
          greeting(firstName),
          ...text.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
          { button: LABELS.seeOrder, url: link!.url },
        ];
        await enqueueMail(
          trx,
          sealer,
          composeMail({ kind: "order-letter", heading: null, to, subject, blocks }, shop),
        );
      },
    },
  };
}
