/** The mails of the newsletter (the one that asks whether its reader wants it, the first of those who do) and of the contact form. */
import { LIMITS } from "#contract/limits";
import { newsletterPath } from "#contract/site-paths";
import type { OutgoingMail } from "../db/outbox";
import { composeMail, type MailBlock } from "../gateways/mail/mail-layout";
import type { ShopSettings } from "../shop.settings";

/** @param proof what joins the list */
export function newsletterConfirmation(to: string, proof: string, shop: ShopSettings): OutgoingMail {
  return composeMail("newsletter-confirm", to, `Please confirm our newsletter`, shop, [
    {
      paragraph: `Somebody entered this address for the newsletter of ${shop.name}. If it was you, please confirm:`,
    },
    { button: "Yes, send it to me", url: `${shop.siteUrl}${newsletterPath("confirm", proof)}` },
    {
      paragraph: `The link is good for ${LIMITS.newsletter.confirmDays} days. If it was not you, there is nothing to do: without the link you get nothing.`,
    },
  ]);
}

/** @param id by which the reader leaves */
export function newsletterWelcome(to: string, id: string, shop: ShopSettings): OutgoingMail {
  return composeMail("newsletter-welcome", to, `You are on the list of ${shop.name}`, shop, [
    { paragraph: "Thank you. From now on you hear of offers and news first." },
    { paragraph: "You can leave at any time, here or by the button of your mail program:" },
    { button: "Unsubscribe", url: `${shop.siteUrl}${newsletterPath("leave", id)}` },
  ]);
}

export interface ContactNotice {
  readonly request: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly message: string;
  };
}

/** To the shop's own support; an answer goes to the customer. Nothing a customer typed is in the subject. */
export function contactNotice({ request }: ContactNotice, shop: ShopSettings): OutgoingMail {
  const blocks: MailBlock[] = [
    { paragraph: `Name: ${request.name}\nE-mail: ${request.email}\nPhone: ${request.phone}` },
    { quote: request.message },
  ];
  const notice = composeMail(
    "contact-notice",
    shop.supportEmail,
    "Contact request from the site",
    shop,
    blocks,
  );
  return { ...notice, replyTo: request.email };
}
