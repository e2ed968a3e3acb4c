import type { Addressed, MailRow } from "../../gateways/mail/mail-row";

export interface ContactNotice extends Addressed {
  readonly request: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly message: string;
  };
}

/** Notifies the shop's support; a reply goes to the customer. The subject contains no customer input. */
export const contactNotice: MailRow<ContactNotice> = {
  kind: "contact-notice",
  heading: null,
  headers: ({ request }) => ({ replyTo: request.email }),
  subject: () => "Contact request from the site",
  blocks: ({ request }) => [
    { paragraph: `Name: ${request.name}\nEmail: ${request.email}\nPhone: ${request.phone}` },
    { quote: request.message },
  ],
};
