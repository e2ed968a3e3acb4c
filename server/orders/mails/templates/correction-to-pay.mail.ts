import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { changesOf, type WaitingCorrection } from "../../reading/due.rules";
import type { OrderMail } from "./order-mail.mapping";

/**
 * Staff have corrected an order so that it costs more: the correction is made once the customer has paid the
 * difference (ORDER-42).
 */
export const correctionToPay: OrderMail<WaitingCorrection> = {
  kind: "correction-to-pay",
  leadsTo: "its payment",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }) => `Your order ${uniqueId}: please pay its change`,
  blocks: (order, correction) => {
    const { uniqueId, url, lines } = order;
    const { dueCents, totalBeforeCents, totalCents } = correction;
    return [
      {
        paragraph: `You asked us to change order ${uniqueId}. The change costs ${formatMoney(dueCents)} more, and we make it as soon as that is paid.`,
      },
      { lines: changesOf(correction, lines).map((name) => ({ name, detail: "", amount: "" })) },
      {
        sums: [
          { label: "New total", amount: formatMoney(totalCents) },
          { label: LABELS.paidAlready, amount: formatMoney(totalBeforeCents) },
          { label: "To pay", amount: formatMoney(dueCents) },
        ],
      },
      { button: `Pay ${formatMoney(dueCents)}`, url },
      {
        paragraph: `You choose how to pay on our page, and type your card number there yourself. Our staff never ask for it. What is added is kept for you for ${LIMITS.orders.phoneHoldHours} hours from when the change was asked for.`,
      },
      {
        paragraph:
          "Until then your order waits. If you do not pay, nothing is charged and we deliver it as it was.",
      },
    ];
  },
};
