import { greeting } from "../../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";

interface AccountsMerged extends Recipient {
  /** The address to sign in with. */
  readonly stays: string;
}

/** Sent to both addresses of a person whose accounts were merged (STAFF-64). */
export const accountsMerged: MailRow<AccountsMerged> = {
  kind: "accounts-merged",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your two ${shop.name} accounts have been merged`,
  blocks: ({ firstName, stays }, shop) => [
    greeting(firstName),
    {
      paragraph: `Our support team has merged your two accounts. From now on, sign in with ${stays}: your orders, leases and addresses are all there.`,
    },
    { paragraph: `Didn't ask for this? Please call us at ${shop.supportPhone}.` },
  ],
};
