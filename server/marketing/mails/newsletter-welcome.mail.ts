import { newsletterPath } from "#contract/site/paths";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";

interface Welcome extends Addressed {
  /** Id of the subscription, used to unsubscribe. */
  readonly id: string;
  /** One-click unsubscribe URL for mail clients (RFC 8058). */
  readonly unsubscribeUrl: string;
}

/** The first mail to a new subscriber. */
export const newsletterWelcome: MailRow<Welcome> = {
  kind: "newsletter-welcome",
  heading: null,
  headers: ({ unsubscribeUrl }) => ({ unsubscribeUrl }),
  subject: (_facts, shop) => `You're subscribed to ${shop.name}`,
  blocks: ({ id }, shop) => [
    { paragraph: "Thank you! You'll be first to hear about deals and news." },
    { paragraph: "You can unsubscribe anytime, here or with the button in your email app:" },
    { button: "Unsubscribe", url: `${shop.siteUrl}${newsletterPath("leave", id)}` },
  ],
};
