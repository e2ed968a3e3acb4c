import { formatDay } from "#contract/time/days";
import { PAY_FREQUENCY_LABELS } from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { taxInWords } from "#contract/money/tax-words";
import type { MailBlock } from "../../../gateways/mail/mail-layout";
import type { RequestedPlan, SignatureRequested } from "../../changing/ports/mails.port";
import { contentsOf, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The papers of a lease are ready. The mail links to the order, where the agreement is read before it is signed. */
export const leaseSignature: OrderMail<SignatureRequested> = {
  kind: "lease-sign",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order, { reminders }) =>
    reminders === 0
      ? `Your order ${order.uniqueId}: your lease is ready to sign`
      : `Reminder: the lease of order ${order.uniqueId} waits for your signature`,
  blocks: (order, asked) => {
    const { signUntil } = asked;
    const until = signUntil
      ? ` Please sign by ${formatDay(signUntil)}; otherwise the order is cancelled.`
      : "";
    return [
      {
        paragraph: `The lease of order ${order.uniqueId} is ready. Read the whole agreement in numbers, then sign it at the leasing company.${until}`,
      },
      ...plansOf(order, asked),
      { button: LABELS.readAndSign, url: order.url },
      ...contentsOf(order),
      { paragraph: MESSAGES.financing.leaseNotLoan },
      {
        paragraph:
          "If you do not want it any more, you need not sign: nothing is due then, and what was paid goes back to you.",
      },
    ];
  },
};

/** Payment, number of payments and total cost stand together (LEASE-1), in the lessor's numbers (LEASE-38). */
function plansOf(
  order: MailedOrder,
  { lessorName, leasedCents, plans }: SignatureRequested,
): readonly MailBlock[] {
  if (plans.length === 0) return [];
  return [
    {
      paragraph: `You lease goods, shipping and ${taxInWords(order)} of ${formatMoney(leasedCents)} from ${lessorName}. You choose one of these plans when you sign:`,
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
