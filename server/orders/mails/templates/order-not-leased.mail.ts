import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { contentsOf, type OrderMail } from "./order-mail.mapping";

/** No lessor leases the order; the same order can be paid another way (LEASE-5). */
export const orderNotLeased: OrderMail = {
  kind: "order-not-leased",
  leadsTo: "its payment",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} could not be leased`,
  blocks: (order) => [
    { paragraph: `${MESSAGES.leases.notLeased} Nothing was charged, and your order stays as it is.` },
    ...contentsOf(order),
    { button: MESSAGES.orders.payAnotherWay, url: order.url },
    {
      paragraph: `What you ordered is kept for you for ${LIMITS.leases.restMinutes} minutes. You can pay it after that as long as it is in stock.`,
    },
    { paragraph: MESSAGES.leases.otherWays },
    { paragraph: MESSAGES.leases.reasonFollows },
  ],
};
