import { formatMoney } from "#contract/money/money";
import { contentsOf, seeOrder, type OrderMail } from "./order-mail.mapping";

/** A correction that was to be paid is not made: the order stays as it was (ORDER-44). */
export const correctionOver: OrderMail<boolean> = {
  kind: "correction-over",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }) => `Your order ${uniqueId} stays as it was`,
  blocks: (order, isLapsed) => {
    const { uniqueId, correction } = order;
    const difference = correction
      ? `the ${formatMoney(correction.dueCents)} it costs more`
      : "its difference";
    return [
      {
        paragraph: isLapsed
          ? `The change of order ${uniqueId} was not made: ${difference} was not paid in time. This is what we deliver:`
          : `The change of order ${uniqueId} was taken back, so there is nothing more to pay. This is what we deliver:`,
      },
      ...contentsOf(order),
      { paragraph: "Should you have paid for the change meanwhile, that money goes back the way it came." },
      seeOrder(order),
    ];
  },
};
