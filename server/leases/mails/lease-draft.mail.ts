import { LIMITS } from "#contract/limits";
import { greeting } from "../../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";
import { CONTINUE } from "./lease-mail.mapping";

interface MailedDraft extends Recipient {
  /** Has the key of the draft. */
  readonly url: string;
}

/** A guest's way back to what was typed so far. */
export const leaseDraft: MailRow<MailedDraft> = {
  kind: "lease-draft",
  heading: null,
  headers: null,
  subject: () => "Continue your lease application",
  blocks: ({ firstName, url }) => [
    greeting(firstName),
    { paragraph: "You asked for this link. It opens what you have entered so far, on any device." },
    { button: CONTINUE, url },
    {
      paragraph: `Keep it to yourself: whoever has it can read your answers, though not your social security and bank numbers. What you entered is deleted ${LIMITS.leases.draftDays} days after your last change.`,
    },
    { paragraph: "If you did not ask for it, ignore this mail: nothing was sent to anybody." },
  ],
};
