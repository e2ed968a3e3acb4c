import { MESSAGES } from "#contract/messages";
import { contentsOf, refundPromise, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

export const orderCancelled: OrderMail<boolean> = {
  kind: "order-cancelled",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} has been canceled`,
  blocks: (order, isMoneyGoingBack) => [
    { paragraph: `Order ${order.uniqueId} has been canceled.` },
    ...moneyOf(order, isMoneyGoingBack).map((paragraph) => ({ paragraph })),
    ...contentsOf(order),
    seeOrder(order),
  ],
};

/** `signedAt` outlives the lease, so a resent mail says the same. */
function moneyOf(order: MailedOrder, isMoneyGoingBack: boolean): string[] {
  const { lease } = order;
  const sentences = [
    ...(isMoneyGoingBack ? [refundPromise(order, "what you paid")] : []),
    ...(lease?.signedAt ? [MESSAGES.orderPreview.leaseOver(lease.lessorName)] : []),
  ];
  return sentences.length > 0 ? sentences : ["You weren't charged."];
}
