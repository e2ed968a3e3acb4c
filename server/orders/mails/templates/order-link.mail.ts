import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { LIMITS } from "#contract/limits";
import { cancelLink, contentsOf, seeOrder, type OrderMail } from "./order-mail.mapping";

/** A fresh link to an order, requested with its number and email address. */
export const orderLink: OrderMail = {
  kind: "order-link",
  leadsTo: "the order",
  canCancel: true,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your link to order ${order.uniqueId}`,
  blocks: (order) => [
    {
      paragraph: `Here's a new link to order ${order.uniqueId}. It works for ${LIMITS.orders.keyDays.FOLLOW} days.`,
    },
    seeOrder(order),
    ...contentsOf(order),
    ...(ORDER_STATUS_ROWS[order.status].customer.mayCancel ? cancelLink(order) : []),
    { paragraph: "Didn't ask for this? You can ignore this email." },
  ],
};
