import { formatMoney } from "#contract/money/money";
import { seeOrder, type OrderMail } from "./order-mail.mapping";

export const orderRefunded: OrderMail<number> = {
  kind: "order-refunded",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }, refundCents) =>
    `Your order ${uniqueId}: ${formatMoney(refundCents)} goes back to you`,
  blocks: (order, refundCents) => {
    const amount = formatMoney(refundCents);
    return [
      {
        paragraph: `We have given back ${amount} for order ${order.uniqueId}, the way you paid. Depending on your bank it takes up to ten days.`,
      },
      seeOrder(order),
    ];
  },
};
