import { formatDay } from "#contract/time/days";
import { PAY_FREQUENCY_LABELS } from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { taxInWords } from "#contract/money/tax-words";
import type { MailBlock } from "../../../../gateways/mail/mail-layout";
import type { RequestedPlan, SignatureRequested } from "../../../changing/ports/mails.port";
import { contentsOf, type MailedOrder, type OrderMail } from "../order-mail.mapping";

/**
 * The lease documents are ready. The mail links to the order, where customers read the agreement before they
 * sign.
 */
export const leaseSignature: OrderMail<SignatureRequested> = {
  kind: "lease-sign",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order, { reminders }) =>
    reminders === 0
      ? `Your order ${order.uniqueId}: your lease is ready to sign`
      : `Reminder: sign your lease for order ${order.uniqueId}`,
  blocks: (order, request) => {
    const { signUntil } = request;
    const until = signUntil ? ` Please sign by ${formatDay(signUntil)}, or the order will be canceled.` : "";
    return [
      {
        paragraph: `Your lease for order ${order.uniqueId} is ready. Review the full cost breakdown, then sign with the leasing company.${until}`,
      },
      ...plansOf(order, request),
      { button: LABELS.readAndSign, url: order.url },
      ...contentsOf(order),
      { paragraph: MESSAGES.financing.leaseNotLoan },
      {
        paragraph:
          "Changed your mind? Just don't sign. You'll owe nothing and we'll refund anything you paid.",
      },
    ];
  },
};

/**
 * Shows payment, number of payments and total cost together (LEASE-1), in the lessor's figures (LEASE-38).
 */
function plansOf(
  order: MailedOrder,
  { lessorName, leasedCents, plans }: SignatureRequested,
): readonly MailBlock[] {
  if (plans.length === 0) return [];
  return [
    {
      paragraph: `You're leasing ${formatMoney(leasedCents)} from ${lessorName}: items, shipping and ${taxInWords(order)}. Choose one of these plans when you sign:`,
    },
    { lines: plans.map(lineOfPlan) },
  ];
}

function lineOfPlan(plan: RequestedPlan) {
  return {
    name: MESSAGES.leases.plan(
      PAY_FREQUENCY_LABELS[plan.frequency],
      plan.numberOfPayments,
      formatMoney(plan.paymentCents),
      formatMoney(plan.totalCostCents),
    ),
    detail: `${formatMoney(plan.initialPaymentCents)} is due at signing and counts as the first payment.`,
    amount: "",
  };
}
