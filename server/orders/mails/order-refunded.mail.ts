import { formatMoney } from "#contract/money";
import { seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

export function orderRefunded(order: MailedOrder, refundCents: number): OrderMail {
  const amount = formatMoney(refundCents);
  return {
    kind: "order-refunded",
    subject: `Your order ${order.uniqueId}: ${amount} goes back to you`,
    blocks: [
      {
        paragraph: `We have given back ${amount} for order ${order.uniqueId}, the way you paid. Depending on your bank it takes up to ten days.`,
      },
      seeOrder(order),
    ],
  };
}
