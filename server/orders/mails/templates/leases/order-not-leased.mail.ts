import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { contentsOf, type OrderMail } from "../order-mail.mapping";

/** No lessor leases the order; another payment method works for the same order (LEASE-5). */
export const orderNotLeased: OrderMail = {
  kind: "order-not-leased",
  leadsTo: "its payment",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} couldn't be leased`,
  blocks: (order) => [
    { paragraph: `${MESSAGES.leases.notLeased} You weren't charged, and your order hasn't changed.` },
    ...contentsOf(order),
    { button: MESSAGES.orders.payAnotherWay, url: order.url },
    {
      paragraph: `We're holding your items for ${LIMITS.leases.restMinutes} minutes. After that you can still pay if they're in stock.`,
    },
    { paragraph: "You can also move the order back to your cart and choose less." },
    { paragraph: MESSAGES.leases.reasonFollows },
  ],
};
