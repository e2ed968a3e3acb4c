import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { amountDueOf } from "../../reading/due.rules";
import { cancelLink, contentsOf, type OrderMail } from "./order-mail.mapping";

const { keyDays, phoneHoldHours } = LIMITS.orders;

/** A payment link for a phone order, or a resent one (ORDER-37). */
export const orderToPay: OrderMail = {
  kind: "order-to-pay",
  leadsTo: "its payment",
  canCancel: true,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }) => `Your order ${uniqueId}: payment needed`,
  blocks: (order) => {
    const { uniqueId, placedBy, payments, status, url } = order;
    const isHeld = status === "PENDING_PAYMENT" && payments.length === 0;
    return [
      {
        paragraph: placedBy
          ? `As we agreed on the phone, we've placed order ${uniqueId} for you. It's waiting for your payment.`
          : `Order ${uniqueId} is waiting for your payment.`,
      },
      ...contentsOf(order),
      { button: `Pay ${formatMoney(amountDueOf(order))}`, url },
      {
        paragraph: `Choose how to pay on our site and enter your card number there yourself. Our staff will never ask for it. The link works for ${keyDays.PAY} days.`,
      },
      {
        paragraph: isHeld
          ? `We're holding your items for ${phoneHoldHours} hours from when the order was placed. After that you can still pay if they're in stock.`
          : "You can pay as long as your items are in stock. We can't hold them until payment goes through.",
      },
      { paragraph: "Changed your mind? You don't need to do anything, and you won't be charged." },
      ...cancelLink(order),
    ];
  },
};
