import { formatMoney } from "#contract/money/money";
import { contentsOf, seeOrder, type OrderMail } from "./order-mail.mapping";

/** A correction was not paid or was withdrawn: the order stays unchanged (ORDER-44). */
export const correctionOver: OrderMail<boolean> = {
  kind: "correction-over",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }) => `No change to your order ${uniqueId}`,
  blocks: (order, isLapsed) => {
    const { uniqueId, correction } = order;
    const difference = correction ? `the ${formatMoney(correction.dueCents)} difference` : "the difference";
    return [
      {
        paragraph: isLapsed
          ? `We didn't change order ${uniqueId} because ${difference} wasn't paid in time. Here's what we'll deliver:`
          : `The change to order ${uniqueId} was withdrawn, so there's nothing more to pay. Here's what we'll deliver:`,
      },
      ...contentsOf(order),
      {
        paragraph: "If you've already paid for the change, we'll refund it to your original payment method.",
      },
      seeOrder(order),
    ];
  },
};
