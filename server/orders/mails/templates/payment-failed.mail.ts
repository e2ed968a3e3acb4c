import { LABELS, MESSAGES } from "#contract/messages";
import { contentsOf, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The payment failed; the same order can be paid another way. */
export const paymentFailed: OrderMail = {
  kind: "payment-failed",
  leadsTo: "its payment",
  canCancel: false,
  // Customers read a decline on the page; a person whose address was only typed in is mailed once an hour at most
  // (CHECKOUT-9).
  limit: "declineMail",
  isAdvertising: false,
  subject: (order) =>
    `Your order ${order.uniqueId}: ${isUnpaid(order) ? "it was not paid in time" : "the payment did not go through"}`,
  blocks: (order) => [
    { paragraph: `${beginningOf(order)} Nothing was charged.` },
    ...contentsOf(order),
    { button: isUnpaid(order) ? LABELS.payNow : MESSAGES.orders.payAnotherWay, url: order.url },
    { paragraph: "What you ordered is kept for you only once it is paid." },
  ],
};

/** True if nobody has begun to pay it. */
function isUnpaid({ payments }: MailedOrder): boolean {
  return payments.length === 0;
}

function beginningOf(order: MailedOrder): string {
  const { uniqueId } = order;
  return isUnpaid(order)
    ? `Order ${uniqueId} was not paid in time, so what you ordered is for sale again.`
    : `The payment for order ${uniqueId} did not go through.`;
}
