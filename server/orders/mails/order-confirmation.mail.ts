import { cancelLink, contentsOf, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The money is there, or the lease is signed. */
export function orderConfirmation(order: MailedOrder): OrderMail {
  return {
    kind: "order-confirmation",
    subject: `Your order ${order.uniqueId} is confirmed`,
    blocks: [
      { paragraph: `Thank you. ${beginningOf(order)}` },
      ...contentsOf(order),
      seeOrder(order),
      { paragraph: "We will prepare it now and tell you when it is on its way." },
      ...cancelLink(order),
    ],
  };
}

function beginningOf({ uniqueId, lease }: MailedOrder): string {
  return lease?.isSigned
    ? `You have signed the lease of order ${uniqueId}.`
    : `We have received your payment for order ${uniqueId}.`;
}
