/** Mails about changes of an order's items. */
import type { ItemChange } from "#contract/orders/item-changes";
import { LABELS } from "#contract/messages";
import { isAtStage, isLive, type ItemStage } from "#contract/orders/item-statuses";
import { formatMoney } from "#contract/money/money";
import {
  destinationOf,
  piecesOf,
  refundPromise,
  seeOrder,
  type MailedOrder,
  type OrderMail,
  type TheItems,
} from "./order-mail.mapping";
import { orderShipped } from "./order-shipped.mail";

interface ItemMail extends Pick<OrderMail, "kind"> {
  /** @param isAll no item of the order is left without the change */
  readonly subject: (order: MailedOrder, isAll: boolean) => string;
  readonly sentence: (order: MailedOrder, isAll: boolean) => string;
  /** Stages that earlier items reach by the same change, or pass. */
  readonly done: readonly ItemStage[];
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
    subject: ({ uniqueId }, isAll) => `${yourOrder(isAll)} ${uniqueId} is ready for pickup`,
    sentence: ({ uniqueId }) => `Ready for pickup from order ${uniqueId}:`,
    done: ["ready", "received", "returned"],
    more: "Please bring a photo ID and your order number.",
    hasPlace: true,
  }),
  DELIVERED: itemMail({
    kind: "order-delivered",
    subject: ({ uniqueId }, isAll) => `${yourOrder(isAll)} ${uniqueId} has arrived`,
    sentence: ({ uniqueId }) => `Delivered from order ${uniqueId}, according to the carrier:`,
    done: ["received", "returned"],
    more: "Didn't receive it? Please let us know.",
  }),
  RETURNED: itemMail({
    kind: "order-returned",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: we've received your return`,
    sentence: ({ uniqueId }) => `We've received this return from order ${uniqueId}:`,
    done: [],
  }),
  CANCELLED_BY_SUPPLIER: itemMail({
    kind: "order-items-missing",
    subject: ({ uniqueId }, isAll) =>
      isAll ? `Your order ${uniqueId} is unavailable` : `Your order ${uniqueId}: part of it is unavailable`,
    sentence: ({ uniqueId }) => `Our supplier can't deliver this from order ${uniqueId}:`,
    done: [],
    more: "We're looking for another source. If we can't find one, we'll cancel it and refund what you paid for it. We'll email you either way.",
  }),
  DELAYED: itemMail({
    kind: "order-delayed",
    subject: ({ uniqueId }, isAll) => `${yourOrder(isAll)} ${uniqueId} is delayed`,
    sentence: ({ uniqueId }, isAll) => `${yourOrder(isAll)} ${uniqueId} is taking longer than expected:`,
    done: [],
    more: "Your order page shows the new expected date. If you can't wait, let us know: we'll cancel it and refund what you paid for it.",
  }),
  CANCELLED: itemMail({
    kind: "order-items-cancelled",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: part of it has been canceled`,
    sentence: ({ uniqueId }, isAll) =>
      `This part of order ${uniqueId} has been canceled.${isAll ? "" : " The rest hasn't changed."}`,
    done: [],
  }),
};

function yourOrder(isAll: boolean): string {
  return isAll ? LABELS.yourOrder : "Part of your order";
}

function itemMail({ kind, subject, sentence, done, more, hasPlace = false }: ItemMail): OrderMail<TheItems> {
  const isAllOf = ({ lines }: MailedOrder, { itemIds }: TheItems) =>
    lines.every(({ id, status }) => itemIds.includes(id) || !isLive(status) || isAtStage(status, ...done));
  return {
    kind,
    leadsTo: "the order",
    canCancel: false,
    limit: null,
    isAdvertising: false,
    subject: (order, items) => subject(order, isAllOf(order, items)),
    blocks: (order, items) => [
      { paragraph: sentence(order, isAllOf(order, items)) },
      piecesOf(order, items.itemIds),
      ...(more ? [{ paragraph: more }] : []),
      ...(items.backCents > 0 ? [{ paragraph: refundPromise(order, formatMoney(items.backCents)) }] : []),
      ...(hasPlace ? destinationOf(order) : []),
      seeOrder(order),
    ],
  };
}
