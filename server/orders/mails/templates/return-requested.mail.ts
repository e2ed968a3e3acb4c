import { MESSAGES } from "#contract/messages";
import { RETURN_REASON_WORDS } from "#contract/orders/returning/returns";
import type { RequestedReturn } from "../../changing/ports/mails.port";
import { refundPromise, seeOrder, type OrderMail } from "./order-mail.mapping";

const { howTo, whenRefunded } = MESSAGES.orderReturns;

export const returnRequested: OrderMail<RequestedReturn> = {
  kind: "return-requested",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }, { number }) => `Your order ${uniqueId}: return ${number} requested`,
  blocks: (order, { number, items }) => [
    { paragraph: `This is return ${number} from order ${order.uniqueId}:` },
    {
      lines: items.map(({ itemId, quantity, reason }) => ({
        name: order.lines.find(({ id }) => id === itemId)?.product.name ?? "",
        detail: RETURN_REASON_WORDS[reason],
        amount: `× ${quantity}`,
      })),
    },
    { paragraph: howTo },
    { paragraph: `${whenRefunded} ${refundPromise(order, "the price and its tax")}` },
    seeOrder(order),
  ],
};
