/** The reply of staff to a contact request, with the question quoted below. */
import type { ContactInput } from "#contract/marketing/schema";
import { greeting } from "../../gateways/mail/mail-layout";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";

export interface ContactReply extends Addressed {
  readonly request: Pick<ContactInput, "name" | "message">;
  /** As typed by staff. */
  readonly text: string;
}

export const contactReply: MailRow<ContactReply> = {
  kind: "contact-reply",
  heading: null,
  headers: null,
  subject: () => "Our reply to your question",
  blocks: ({ request, text }) => [
    greeting(request.name),
    ...text.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
    { paragraph: "You asked:" },
    { quote: request.message },
  ],
};
