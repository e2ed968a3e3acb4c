import { formatCalendarDay } from "#contract/time/days";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { MailBlock } from "../../../../gateways/mail/mail-layout";
import type { PaymentDue } from "../../../changing/ports/mails.port";
import { seeOrder, type OrderMail } from "../order-mail.mapping";

/**
 * A lease payment comes due in two days (LEASE-77). Not advertising: it restates an agreed payment and offers
 * nothing.
 */
export const leasePayment: OrderMail<PaymentDue> = {
  kind: "lease-payment",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order, { dueOn }) =>
    `Your order ${order.uniqueId}: lease payment due on ${formatCalendarDay(dueOn)}`,
  blocks: (order, { lessorName, cents, dueOn }) => [
    {
      paragraph: `Your next lease payment for order ${order.uniqueId} is ${formatMoney(cents)}, due on ${formatCalendarDay(dueOn)}. ${lessorName} collects it; please don't pay us.`,
    },
    { heading: LABELS.ifYouCannotPay },
    { paragraph: MESSAGES.leases.cannotPay(lessorName) },
    ...helpOf(lessorName),
    seeOrder(order),
    {
      paragraph: `Don't want these reminders? Open your order and turn off “${LABELS.remindOfPayments}”.`,
    },
    { paragraph: MESSAGES.financing.leaseNotLoan },
  ],
};

/** Contact of the lessor; empty for a lessor no longer configured. */
function helpOf(lessorName: string): readonly MailBlock[] {
  const service = LESSORS.find(({ terms }) => terms.name === lessorName)?.service;
  if (!service) return [];
  const help = { words: LABELS.helpPages, url: service.page };
  return [{ prose: [`${LABELS.callLessor(lessorName)}: ${service.phone} or `, help] }];
}
