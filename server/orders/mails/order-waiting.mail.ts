import { cancelLink, contentsOf, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** Placed, and the customer, the chain or the gateway has still to do its part. */
export function orderWaiting(order: MailedOrder): OrderMail {
  return {
    kind: "order-waiting",
    subject: `Your order ${order.uniqueId}: waiting for the payment`,
    blocks: [
      { paragraph: `Thank you. Order ${order.uniqueId} is placed, and we are waiting for the payment.` },
      ...contentsOf(order),
      seeOrder(order),
      { paragraph: "As soon as the payment is confirmed we will tell you. Please do not pay a second time." },
      ...cancelLink(order),
    ],
  };
}
