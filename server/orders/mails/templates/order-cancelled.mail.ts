import { contentsOf, goesBack, seeOrder, type OrderMail } from "./order-mail.mapping";

const MONEY_GOES_BACK = `${goesBack("What you paid")} If you paid in coins, we will ask you for an address of your wallet.`;

export const orderCancelled: OrderMail<boolean> = {
  kind: "order-cancelled",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} is cancelled`,
  blocks: (order, isMoneyGoingBack) => [
    { paragraph: `Order ${order.uniqueId} is cancelled.` },
    { paragraph: isMoneyGoingBack ? MONEY_GOES_BACK : "Nothing was charged." },
    ...contentsOf(order),
    seeOrder(order),
  ],
};
