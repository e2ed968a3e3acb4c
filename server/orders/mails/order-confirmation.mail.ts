import { cancelLink, contentsOf, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The money is there. */
export function orderConfirmation(order: MailedOrder): OrderMail {
  return {
    kind: "order-confirmation",
    subject: `Your order ${order.uniqueId} is confirmed`,
    blocks: [
      { paragraph: `Thank you. We have received your payment for order ${order.uniqueId}.` },
      ...contentsOf(order),
      seeOrder(order),
      { paragraph: "We will prepare it now and tell you when it is on its way." },
      ...cancelLink(order),
    ],
  };
}
