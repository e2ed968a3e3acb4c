import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { changesOf, type WaitingCorrection } from "../../reading/due.rules";
import type { OrderMail } from "./order-mail.mapping";

/**
 * Staff corrected an order so that it costs more; the correction applies once the customer pays the
 * difference (ORDER-42).
 */
export const correctionToPay: OrderMail<WaitingCorrection> = {
  kind: "correction-to-pay",
  leadsTo: "its payment",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: ({ uniqueId }) => `Your order ${uniqueId}: payment needed for your change`,
  blocks: (order, correction) => {
    const { uniqueId, url, lines } = order;
    const { dueCents, totalBeforeCents, totalCents } = correction;
    return [
      {
        paragraph: `You asked us to change order ${uniqueId}. The change costs ${formatMoney(dueCents)} more; we'll make it as soon as you've paid.`,
      },
      { lines: changesOf(correction, lines).map((name) => ({ name, detail: "", amount: "" })) },
      {
        sums: [
          { label: "New total", amount: formatMoney(totalCents) },
          { label: LABELS.paidAmount, amount: formatMoney(totalBeforeCents) },
          { label: "Amount due", amount: formatMoney(dueCents) },
        ],
      },
      { button: `Pay ${formatMoney(dueCents)}`, url },
      {
        paragraph: `Choose how to pay on our site and enter your card number there yourself. Our staff will never ask for it. We'll hold the added items for ${LIMITS.orders.phoneHoldHours} hours from when you requested the change.`,
      },
      {
        paragraph:
          "Your order is on hold until then. If you don't pay, you won't be charged and we'll deliver your original order.",
      },
    ];
  },
};
