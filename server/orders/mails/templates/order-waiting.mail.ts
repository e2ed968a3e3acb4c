import { cancelLink, contentsOf, seeOrder, type OrderMail } from "./order-mail.mapping";

/** The order is placed; the customer, the chain or the gateway has yet to act. */
export const orderWaiting: OrderMail = {
  kind: "order-waiting",
  leadsTo: "the order",
  canCancel: true,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId}: waiting for the payment`,
  blocks: (order) => [
    { paragraph: `Thank you. Order ${order.uniqueId} is placed, and we are waiting for the payment.` },
    ...contentsOf(order),
    seeOrder(order),
    { paragraph: "As soon as the payment is confirmed we will tell you. Please do not pay a second time." },
    ...cancelLink(order),
  ],
};
