import { greeting } from "../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../gateways/mail/mail-row";

/** The last mail to a customer whose account is deleted. */
export const accountDeleted: MailRow<Recipient> = {
  kind: "account-deleted",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your ${shop.name} account was deleted`,
  blocks: ({ firstName }, shop) => [
    greeting(firstName),
    {
      paragraph:
        "Your account and what we kept about you are deleted. Where the law makes a shop keep records of orders, they no longer carry your name.",
    },
    { paragraph: `If it was not you, please call us: ${shop.supportPhone}.` },
  ],
};
