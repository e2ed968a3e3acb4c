import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { amountDueOf } from "../../reading/due.rules";
import { cancelLink, contentsOf, type OrderMail } from "./order-mail.mapping";

const { keyDays, phoneHoldHours } = LIMITS.orders;

/** Staff took the order by telephone, or mail the link again: the customer pays it themselves (ORDER-37). */
export const orderToPay: OrderMail = {
  kind: "order-to-pay",
  leadsTo: "its payment",
  canCancel: true,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }) => `Your order ${uniqueId}: please pay it`,
  blocks: (order) => {
    const { uniqueId, takenBy, payments, status, url } = order;
    const isKept = status === "PENDING_PAYMENT" && payments.length === 0;
    return [
      {
        paragraph: takenBy
          ? `As agreed on the telephone, we have placed order ${uniqueId} for you. It waits for your payment.`
          : `Order ${uniqueId} waits for your payment.`,
      },
      ...contentsOf(order),
      { button: `Pay ${formatMoney(amountDueOf(order))}`, url },
      {
        paragraph: `You choose how to pay on our page, and type your card number there yourself. Our staff never ask for it. The link is good for ${keyDays.PAY} days.`,
      },
      {
        paragraph: isKept
          ? `What you ordered is kept for you for ${phoneHoldHours} hours from when it was ordered. You can pay it after that as long as it is in stock.`
          : "You can pay it as long as it is in stock. It is kept for you only once it is paid.",
      },
      { paragraph: "If you do not want it, you need not do anything: nothing is charged." },
      ...cancelLink(order),
    ];
  },
};
