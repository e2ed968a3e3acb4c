import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { contentsOf, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** No lessor leases the order; the same order can be paid another way (LEASE-5). */
export function orderNotLeased(order: MailedOrder): OrderMail {
  return {
    kind: "lease-declined",
    subject: `Your order ${order.uniqueId} could not be leased`,
    blocks: [
      { paragraph: `${MESSAGES.leases.notLeased} Nothing was charged, and your order stays as it is.` },
      ...contentsOf(order),
      { button: MESSAGES.orders.payAnotherWay, url: order.url },
      {
        paragraph: `What you ordered is kept for you for ${LIMITS.leases.restMinutes} minutes. You can pay it after that as long as it is in stock.`,
      },
    ],
  };
}
