import { greeting } from "../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../gateways/mail/mail-row";

/** Confirms to a customer that the account is deleted. */
export const accountDeleted: MailRow<Recipient> = {
  kind: "account-deleted",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your ${shop.name} account was deleted`,
  blocks: ({ firstName }, shop) => [
    greeting(firstName),
    {
      paragraph:
        "We've deleted your account and the data we stored about you. Order records we're required by law to keep no longer carry your name.",
    },
    { paragraph: `If this wasn't you, please call us at ${shop.supportPhone}.` },
  ],
};
