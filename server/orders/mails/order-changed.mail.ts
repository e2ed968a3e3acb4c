import { formatMoney } from "#contract/money";
import { contentsOf, goesBack, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** An order was corrected. @param backCents what goes back to the customer by it @param paidCents what they paid for it */
export function orderChanged(order: MailedOrder, backCents: number, paidCents: number): OrderMail {
  return {
    kind: "order-changed",
    subject: `Your order ${order.uniqueId} was changed`,
    blocks: [
      { paragraph: `We have changed order ${order.uniqueId}. This is what it is now:` },
      ...contentsOf(order),
      ...(paidCents > 0
        ? [{ paragraph: `We have received the ${formatMoney(paidCents)} it costs more.` }]
        : []),
      ...(backCents > 0 ? [{ paragraph: goesBack(formatMoney(backCents)) }] : []),
      { paragraph: "If you did not ask for this, please tell us." },
      seeOrder(order),
    ],
  };
}
