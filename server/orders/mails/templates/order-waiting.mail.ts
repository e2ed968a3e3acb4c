import { cancelLink, contentsOf, seeOrder, type OrderMail } from "./order-mail.mapping";

/** The order is placed; the customer, the blockchain or the gateway has yet to act. */
export const orderWaiting: OrderMail = {
  kind: "order-waiting",
  leadsTo: "the order",
  canCancel: true,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId}: waiting for payment`,
  blocks: (order) => [
    { paragraph: `Thank you! Order ${order.uniqueId} has been placed, and we're waiting for payment.` },
    ...contentsOf(order),
    seeOrder(order),
    { paragraph: "We'll email you as soon as payment is confirmed. Please don't pay a second time." },
    ...cancelLink(order),
  ],
};
