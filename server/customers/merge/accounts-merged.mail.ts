import { greeting } from "../../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";

interface AccountsMerged extends Recipient {
  /** The address to sign in with. */
  readonly stays: string;
}

/** To both addresses of a person whose accounts became one (STAFF-64). */
export const accountsMerged: MailRow<AccountsMerged> = {
  kind: "accounts-merged",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your two ${shop.name} accounts are one now`,
  blocks: ({ firstName, stays }, shop) => [
    greeting(firstName),
    {
      paragraph: `Our support has put your two accounts together. Sign in with ${stays} from now on: your orders, leases and addresses are all there.`,
    },
    { paragraph: `You did not ask for this? Please call us: ${shop.supportPhone}.` },
  ],
};
