import { formatMoney } from "#contract/money/money";
import { BANK_TIME, paidWith, seeOrder, type OrderMail } from "./order-mail.mapping";

export const orderRefunded: OrderMail<number> = {
  kind: "order-refunded",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }, refundCents) => `Your order ${uniqueId}: ${formatMoney(refundCents)} refunded`,
  blocks: (order, refundCents) => {
    const refunded = `We've refunded ${formatMoney(refundCents)} for order ${order.uniqueId}`;
    return [
      {
        paragraph: paidWith(order).isBank
          ? `${refunded} to your original payment method. ${BANK_TIME}`
          : `${refunded} to your crypto wallet.`,
      },
      seeOrder(order),
    ];
  },
};
