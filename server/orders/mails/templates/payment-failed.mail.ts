import { LABELS, MESSAGES } from "#contract/messages";
import { contentsOf, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The payment failed; another payment method works for the same order. */
export const paymentFailed: OrderMail = {
  kind: "payment-failed",
  leadsTo: "its payment",
  canCancel: false,
  // Customers see a decline on the page; an address typed in by a stranger gets at most one mail an hour
  // (CHECKOUT-9).
  limit: "declineMail",
  isAdvertising: false,
  subject: (order) =>
    `Your order ${order.uniqueId}: ${isUnpaid(order) ? "payment wasn't received in time" : "payment didn't go through"}`,
  blocks: (order) => [
    { paragraph: `${beginningOf(order)} You weren't charged.` },
    ...contentsOf(order),
    { button: isUnpaid(order) ? LABELS.payNow : MESSAGES.orders.payAnotherWay, url: order.url },
    { paragraph: "We can't hold your items until payment goes through." },
  ],
};

/** True if no payment was ever started. */
function isUnpaid({ payments }: MailedOrder): boolean {
  return payments.length === 0;
}

function beginningOf(order: MailedOrder): string {
  const { uniqueId } = order;
  return isUnpaid(order)
    ? `We didn't receive payment for order ${uniqueId} in time, so we're no longer holding your items.`
    : `Your payment for order ${uniqueId} didn't go through.`;
}
