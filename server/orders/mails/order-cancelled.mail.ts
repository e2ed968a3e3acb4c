import { contentsOf, goesBack, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

const MONEY_GOES_BACK = `${goesBack("What you paid")} If you paid in coins, we will ask you for an address of your wallet.`;

export function orderCancelled(order: MailedOrder, isMoneyGoingBack: boolean): OrderMail {
  return {
    kind: "order-cancelled",
    subject: `Your order ${order.uniqueId} is cancelled`,
    blocks: [
      { paragraph: `Order ${order.uniqueId} is cancelled.` },
      { paragraph: isMoneyGoingBack ? MONEY_GOES_BACK : "Nothing was charged." },
      ...contentsOf(order),
      seeOrder(order),
    ],
  };
}
