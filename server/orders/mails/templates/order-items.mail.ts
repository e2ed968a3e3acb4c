/** Mails about changes of an order's items. */
import type { ItemChange } from "#contract/orders/item-changes";
import { formatMoney } from "#contract/money/money";
import {
  destinationOf,
  goesBack,
  piecesOf,
  seeOrder,
  type MailedOrder,
  type OrderMail,
  type TheItems,
} from "./order-mail.mapping";
import { orderShipped } from "./order-shipped.mail";

interface ItemMail extends Pick<OrderMail, "kind"> {
  readonly subject: (order: MailedOrder) => string;
  readonly sentence: (order: MailedOrder) => string;
  /** A sentence after the list of items. */
  readonly more?: string;
  readonly hasPlace?: boolean;
}

/** The mail of each change; null for changes made by customers themselves. */
export const ITEM_MAILS: Readonly<Record<ItemChange | "DELAYED", OrderMail<TheItems> | null>> = {
  SHIPPED: orderShipped,
  PICKUPED: null,
  READY_TO_PICKUP: itemMail({
    kind: "order-ready",
    subject: ({ uniqueId }) => `Your order ${uniqueId} is ready for pickup`,
    sentence: ({ uniqueId }) => `Ready for pickup from order ${uniqueId}:`,
    more: "Please bring a photo ID and your order number.",
    hasPlace: true,
  }),
  DELIVERED: itemMail({
    kind: "order-delivered",
    subject: ({ uniqueId }) => `Your order ${uniqueId} has arrived`,
    sentence: ({ uniqueId }) =>
      `According to the carrier, this part of order ${uniqueId} has been delivered:`,
    more: "Didn't receive it? Please let us know.",
  }),
  RETURNED: itemMail({
    kind: "order-returned",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: we've received your return`,
    sentence: ({ uniqueId }) => `We've received this return from order ${uniqueId}:`,
  }),
  CANCELLED_BY_SUPPLIER: itemMail({
    kind: "order-items-missing",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: part of it is unavailable`,
    sentence: ({ uniqueId }) => `Our supplier can't deliver this part of order ${uniqueId}:`,
    more: "We're looking for another source. If we can't find one, we'll cancel it and refund what you paid for it. We'll email you either way.",
  }),
  DELAYED: itemMail({
    kind: "order-delayed",
    subject: ({ uniqueId }) => `Your order ${uniqueId} is delayed`,
    sentence: ({ uniqueId }) => `This part of order ${uniqueId} is taking longer than expected:`,
    more: "Your order page shows the new expected date. If you can't wait, let us know: we'll cancel it and refund what you paid for it.",
  }),
  CANCELLED: itemMail({
    kind: "order-items-cancelled",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: part of it has been cancelled`,
    sentence: ({ uniqueId }) => `This part of order ${uniqueId} has been cancelled. The rest hasn't changed.`,
  }),
};

function itemMail({ kind, subject, sentence, more, hasPlace = false }: ItemMail): OrderMail<TheItems> {
  return {
    kind,
    leadsTo: "the order",
    canCancel: false,
    limit: null,
    isAdvertising: false,
    subject,
    blocks: (order, { itemIds, backCents }) => [
      { paragraph: sentence(order) },
      piecesOf(order, itemIds),
      ...(more ? [{ paragraph: more }] : []),
      ...(backCents > 0 ? [{ paragraph: goesBack(formatMoney(backCents)) }] : []),
      ...(hasPlace ? destinationOf(order) : []),
      seeOrder(order),
    ],
  };
}
