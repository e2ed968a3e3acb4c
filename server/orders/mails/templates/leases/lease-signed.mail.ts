import { formatCalendarDay } from "#contract/time/days";
import { PAY_FREQUENCY_LABELS } from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { MailBlock } from "../../../../gateways/mail/mail-layout";
import type { SignedLease } from "../../../changing/ports/mails.port";
import { confirmed, orderConfirmation } from "../order-confirmation.mail";
import type { OrderMail } from "../order-mail.mapping";

/** The lease is signed: confirms the order, with the signed plan (LEASE-38). */
export const leaseSigned: OrderMail<SignedLease | null> = {
  ...orderConfirmation,
  blocks: (order, lease) => confirmed(order, lease ? planOf(lease) : []),
};

function planOf({ lessorName, plan }: SignedLease): readonly MailBlock[] {
  const { today } = plan;
  const money = (label: string, cents: number) => ({ name: label, detail: "", amount: formatMoney(cents) });
  const next = today?.nextPaymentOn
    ? money(`${LABELS.nextPayment}, ${formatCalendarDay(today.nextPaymentOn)}`, today.nextPaymentCents)
    : null;
  return [
    { heading: LABELS.leaseFrom(lessorName) },
    {
      paragraph: MESSAGES.leases.plan(
        PAY_FREQUENCY_LABELS[plan.frequency],
        plan.numberOfPayments,
        formatMoney(plan.paymentCents),
        formatMoney(plan.totalCostCents),
      ),
    },
    {
      lines: [
        money(LABELS.dueAtSigning, plan.initialPaymentCents),
        ...(next ? [next] : []),
        ...(today ? [money(LABELS.payoffToday, today.payoffCents)] : []),
      ],
    },
    { paragraph: MESSAGES.financing.leaseNotLoan },
  ];
}
