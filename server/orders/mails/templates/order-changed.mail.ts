import { formatMoney } from "#contract/money/money";
import { contentsOf, goesBack, seeOrder, type OrderMail } from "./order-mail.mapping";

interface ChangedFor {
  /** The customer's refund for the correction. */
  readonly backCents?: number;
  /** The customer's payment for the correction. */
  readonly paidCents?: number;
}

/** An order was corrected. */
export const orderChanged: OrderMail<ChangedFor> = {
  kind: "order-changed",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} was changed`,
  blocks: (order, { backCents = 0, paidCents = 0 }) => [
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
