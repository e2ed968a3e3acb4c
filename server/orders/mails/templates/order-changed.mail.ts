import { formatMoney } from "#contract/money/money";
import { contentsOf, refundPromise, seeOrder, type OrderMail } from "./order-mail.mapping";

interface ChangedFor {
  /** The customer's refund for the correction. */
  readonly backCents?: number;
  /** The customer's payment for the correction. */
  readonly paidCents?: number;
}

export const orderChanged: OrderMail<ChangedFor> = {
  kind: "order-changed",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} has been updated`,
  blocks: (order, { backCents = 0, paidCents = 0 }) => [
    { paragraph: `We've updated order ${order.uniqueId}. Here's what's in it now:` },
    ...contentsOf(order),
    ...(paidCents > 0
      ? [{ paragraph: `We've received your ${formatMoney(paidCents)} for the change.` }]
      : []),
    ...(backCents > 0 ? [{ paragraph: refundPromise(order, formatMoney(backCents)) }] : []),
    { paragraph: "If you didn't ask for this, please let us know." },
    seeOrder(order),
  ],
};
