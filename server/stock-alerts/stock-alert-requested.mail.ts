import { ROUTES } from "#contract/site/paths";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface AskedAlert extends Addressed {
  readonly token: string;
  readonly product: { readonly name: string };
}

/**
 * Asks the owner of an address to confirm. A link alone changes nothing: it opens a page with a button, so that programs
 * which open the links of mails press nothing.
 */
export const stockAlertRequested: MailRow<AskedAlert> = {
  kind: "stock-alert-asked",
  heading: null,
  headers: null,
  subject: () => "Shall we tell you when it is back?",
  blocks: ({ token, product }, shop) => {
    const link = (answer: "yes" | "no") => `${shop.siteUrl}${ROUTES.backInStock}#${answer}=${token}`;
    return [
      { paragraph: `Somebody, probably you, wants to know when this is in stock again: ${product.name}` },
      { button: "Yes, tell me once", url: link("yes") },
      { paragraph: `You changed your mind, now or later? Then this link ends it: ${link("no")}` },
      { paragraph: "Without your answer we forget your address within a week." },
    ];
  },
};
