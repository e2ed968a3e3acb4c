import { contentsOf, goesBack, seeOrder, type OrderMail } from "./order-mail.mapping";

const MONEY_GOES_BACK = `${goesBack("what you paid")} If you paid with crypto, we'll ask for your wallet address.`;

export const orderCancelled: OrderMail<boolean> = {
  kind: "order-cancelled",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} has been cancelled`,
  blocks: (order, isMoneyGoingBack) => [
    { paragraph: `Order ${order.uniqueId} has been cancelled.` },
    { paragraph: isMoneyGoingBack ? MONEY_GOES_BACK : "You weren't charged." },
    ...contentsOf(order),
    seeOrder(order),
  ],
};
