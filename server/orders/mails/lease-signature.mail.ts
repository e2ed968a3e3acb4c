import { formatDay } from "#contract/days";
import { MESSAGES } from "#contract/messages";
import type { SignatureAsked } from "../changing/ports/mails.port";
import { contentsOf, seeOrder, type OrderMail } from "./order-mail.mapping";

/** The papers of a lease are ready. The mail links to the order, where the agreement is read before it is signed. */
export const leaseSignature: OrderMail<SignatureAsked> = {
  kind: "lease-sign",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  subject: (order, { reminders }) =>
    reminders === 0
      ? `Your order ${order.uniqueId}: your lease is ready to sign`
      : `Reminder: the lease of order ${order.uniqueId} waits for your signature`,
  blocks: (order, { signUntil }) => {
    const until = signUntil
      ? ` Please sign by ${formatDay(signUntil)}; otherwise the order is cancelled.`
      : "";
    return [
      {
        paragraph: `The lease of order ${order.uniqueId} is ready. Read the whole agreement in numbers, then sign it at the leasing company.${until}`,
      },
      seeOrder(order),
      ...contentsOf(order),
      { paragraph: MESSAGES.financing.leaseNotLoan },
      {
        paragraph:
          "If you do not want it any more, you need not sign: nothing is due then, and what was paid goes back to you.",
      },
    ];
  },
};
