import { formatMoney } from "#contract/money/money";
import { seeOrder, type OrderMail } from "./order-mail.mapping";

export const orderRefunded: OrderMail<number> = {
  kind: "order-refunded",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }, refundCents) => `Your order ${uniqueId}: ${formatMoney(refundCents)} refunded`,
  blocks: (order, refundCents) => {
    const amount = formatMoney(refundCents);
    return [
      {
        paragraph: `We've refunded ${amount} for order ${order.uniqueId} to your original payment method. Depending on your bank, it can take up to 10 days.`,
      },
      seeOrder(order),
    ];
  },
};
