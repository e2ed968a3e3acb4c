import { LIMITS } from "#contract/limits";
import { newsletterPath } from "#contract/site/paths";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";

interface Confirmation extends Addressed {
  /** Joins the list. */
  readonly proof: string;
}

/** Asks the owner of an address whether they want the newsletter. */
export const newsletterConfirmation: MailRow<Confirmation> = {
  kind: "newsletter-confirm",
  heading: null,
  headers: null,
  subject: () => "Please confirm our newsletter",
  blocks: ({ proof }, shop) => [
    {
      paragraph: `Somebody entered this address for the newsletter of ${shop.name}. If it was you, please confirm:`,
    },
    { button: "Yes, send it to me", url: `${shop.siteUrl}${newsletterPath("confirm", proof)}` },
    {
      paragraph: `The link is good for ${LIMITS.newsletter.confirmDays} days. If it was not you, there is nothing to do: without the link you get nothing.`,
    },
  ],
};
