import { LIMITS } from "#contract/limits";
import { greeting } from "../../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";
import { CONTINUE } from "./lease-mail.mapping";

interface MailedDraft extends Recipient {
  /** Contains the key of the draft. */
  readonly url: string;
}

/** Links a guest back to a saved draft. */
export const leaseDraft: MailRow<MailedDraft> = {
  kind: "lease-draft",
  heading: null,
  headers: null,
  subject: () => "Continue your lease application",
  blocks: ({ firstName, url }) => [
    greeting(firstName),
    { paragraph: "Here's the link you asked for. It opens what you've entered so far, on any device." },
    { button: CONTINUE, url },
    {
      paragraph: `Keep it to yourself: anyone with the link can read your answers, but not your Social Security or bank numbers. We delete what you entered ${LIMITS.leases.draftDays} days after your last change.`,
    },
    { paragraph: "Didn't ask for it? Ignore this email: nothing was submitted." },
  ],
};
