import { LIMITS } from "#contract/limits";
import { newsletterPath } from "#contract/site/paths";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";

interface Confirmation extends Addressed {
  /** Token that confirms the subscription. */
  readonly proof: string;
}

/** Asks the owner of an address to confirm the newsletter (double opt-in). */
export const newsletterConfirmation: MailRow<Confirmation> = {
  kind: "newsletter-confirm",
  heading: null,
  headers: null,
  subject: () => "Please confirm your subscription",
  blocks: ({ proof }, shop) => [
    {
      paragraph: `Someone signed this address up for the ${shop.name} newsletter. If it was you, please confirm:`,
    },
    { button: "Yes, subscribe me", url: `${shop.siteUrl}${newsletterPath("confirm", proof)}` },
    {
      paragraph: `The link works for ${LIMITS.newsletter.confirmDays} days. If this wasn't you, ignore this email: we won't send you the newsletter unless you confirm.`,
    },
  ],
};
