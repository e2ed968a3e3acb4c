import { MESSAGES } from "#contract/messages";
import { contentsOf, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The same order can be paid another way. */
export function paymentFailed(order: MailedOrder): OrderMail {
  return {
    kind: "payment-failed",
    subject: `Your order ${order.uniqueId}: the payment did not go through`,
    blocks: [
      { paragraph: `The payment for order ${order.uniqueId} did not go through. Nothing was charged.` },
      ...contentsOf(order),
      { button: MESSAGES.orders.payAnotherWay, url: order.url },
      { paragraph: "What you ordered is kept for you only once it is paid." },
    ],
  };
}
