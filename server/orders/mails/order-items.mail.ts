/** What happened to items of an order, but that they left in a parcel. */
import type { ItemChange } from "#contract/item-changes";
import { formatMoney } from "#contract/money";
import {
  destinationOf,
  piecesOf,
  seeOrder,
  type MailedOrder,
  type OrderMail,
  type TheItems,
  goesBack,
} from "./order-mail.mapping";

type Told = Exclude<ItemChange, "SHIPPED" | "PICKUPED"> | "DELAYED";

interface Telling {
  readonly kind: OrderMail["kind"];
  readonly subject: (order: MailedOrder) => string;
  readonly sentence: (order: MailedOrder) => string;
  /** Said after what happened to the items. */
  readonly more?: string;
  readonly hasPlace?: boolean;
}

const TELLINGS: Readonly<Record<Told, Telling>> = {
  READY_TO_PICKUP: {
    kind: "order-ready",
    subject: ({ uniqueId }) => `Your order ${uniqueId} is ready to pick up`,
    sentence: ({ uniqueId }) => `This waits for you, of order ${uniqueId}.`,
    more: "Please bring a photo ID and the number of the order.",
    hasPlace: true,
  },
  DELIVERED: {
    kind: "order-delivered",
    subject: ({ uniqueId }) => `Your order ${uniqueId} has arrived`,
    sentence: ({ uniqueId }) => `The carrier says that this has arrived, of order ${uniqueId}.`,
    more: "If you have not received it, please tell us.",
  },
  RETURNED: {
    kind: "order-returned",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: we have it back`,
    sentence: ({ uniqueId }) => `This came back to us, of order ${uniqueId}.`,
  },
  CANCELLED_BY_SUPPLIER: {
    kind: "order-items-missing",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: our supplier cannot deliver a part of it`,
    sentence: ({ uniqueId }) => `Our supplier cannot deliver this, of order ${uniqueId}.`,
    more: "We look for another source, or give back what it cost, and write to you either way.",
  },
  DELAYED: {
    kind: "order-delayed",
    subject: ({ uniqueId }) => `Your order ${uniqueId} takes longer`,
    sentence: ({ uniqueId }) => `This takes longer than we said, of order ${uniqueId}.`,
    more: "The page of the order says when it is expected. If you cannot wait, please tell us: we cancel it and give back what it cost.",
  },
  CANCELLED: {
    kind: "order-items-cancelled",
    subject: ({ uniqueId }) => `Your order ${uniqueId}: a part of it is cancelled`,
    sentence: ({ uniqueId }) => `This is cancelled, of order ${uniqueId}. The rest stays as it is.`,
  },
};

function writeTelling(change: Told) {
  const { kind, subject, sentence, more, hasPlace = false } = TELLINGS[change];
  return (order: MailedOrder, { itemIds, backCents }: TheItems): OrderMail => ({
    kind,
    subject: subject(order),
    blocks: [
      { paragraph: sentence(order) },
      piecesOf(order, itemIds),
      ...(more ? [{ paragraph: more }] : []),
      ...(backCents > 0 ? [{ paragraph: goesBack(formatMoney(backCents)) }] : []),
      ...(hasPlace ? destinationOf(order) : []),
      seeOrder(order),
    ],
  });
}

export const ITEM_MAILS: Readonly<Record<Told, ReturnType<typeof writeTelling>>> = {
  READY_TO_PICKUP: writeTelling("READY_TO_PICKUP"),
  DELIVERED: writeTelling("DELIVERED"),
  RETURNED: writeTelling("RETURNED"),
  CANCELLED_BY_SUPPLIER: writeTelling("CANCELLED_BY_SUPPLIER"),
  DELAYED: writeTelling("DELAYED"),
  CANCELLED: writeTelling("CANCELLED"),
};
