/** Mails about what happened to items of an order. */
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
  /** A sentence after what happened to the items. */
  readonly more?: string;
  readonly hasPlace?: boolean;
}

/** The mail of each change; null: there is no mail about what customers did themselves. */
export const ITEM_MAILS: Readonly<Record<ItemChange | "DELAYED", OrderMail<TheItems> | null>> = {
  SHIPPED: orderShipped,
  PICKUPED: null,
  READY_TO_PICKUP: itemMail({
    kind: "order-ready",
    subject: ({ uniqueId }) => `Your order ${uniqueId} is ready to pick up`,
    sentence: ({ uniqueId }) => `This waits for you, of order ${uniqueId}.`,
    more: "Please bring a photo ID and the number of the order.",
    hasPlace: true,
  }),
  DELIVERED: itemMail({
    kind: "order-delivered",
    subject: ({ uniqueId }) => `Your order ${uniqueId} has arrived`,
    sentence: ({ uniqueId }) => `The carrier says that this has arrived, of order ${uniqueId}.`,
    more: "If you have not received it, please tell us.",
  }),
  RETURNED: itemMail({
    kind: "order-returned",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: we have it back`,
    sentence: ({ uniqueId }) => `This came back to us, of order ${uniqueId}.`,
  }),
  CANCELLED_BY_SUPPLIER: itemMail({
    kind: "order-items-missing",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: our supplier cannot deliver a part of it`,
    sentence: ({ uniqueId }) => `Our supplier cannot deliver this, of order ${uniqueId}.`,
    more: "Our team looks for another source. If there is none, it cancels this and gives back what it cost; we write to you either way.",
  }),
  DELAYED: itemMail({
    kind: "order-delayed",
    subject: ({ uniqueId }) => `Your order ${uniqueId} takes longer`,
    sentence: ({ uniqueId }) => `This takes longer than we said, of order ${uniqueId}.`,
    more: "The page of the order says when it is expected. If you cannot wait, please tell us: we cancel it and give back what it cost.",
  }),
  CANCELLED: itemMail({
    kind: "order-items-cancelled",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: a part of it is cancelled`,
    sentence: ({ uniqueId }) => `This is cancelled, of order ${uniqueId}. The rest stays as it is.`,
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
