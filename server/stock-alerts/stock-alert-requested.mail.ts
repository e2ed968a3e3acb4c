import { ROUTES } from "#contract/site/paths";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface RequestedAlert extends Addressed {
  readonly token: string;
  readonly product: { readonly name: string };
}

/**
 * Asks the owner of an address to confirm. The link opens a page with a button and changes nothing itself, so
 * that link scanners of mail servers confirm nothing.
 */
export const stockAlertRequested: MailRow<RequestedAlert> = {
  kind: "stock-alert-asked",
  heading: null,
  headers: null,
  subject: () => "Confirm your stock alert",
  blocks: ({ token, product }, shop) => {
    const link = (answer: "yes" | "no") => `${shop.siteUrl}${ROUTES.backInStock}#${answer}=${token}`;
    return [
      {
        paragraph: `Someone, probably you, asked us to email this address when this is back in stock: ${product.name}`,
      },
      { button: "Yes, notify me", url: link("yes") },
      { paragraph: "Changed your mind, now or later?" },
      { link: "Cancel the alert", url: link("no") },
      { paragraph: "If you don't confirm, we'll delete your address within a week." },
    ];
  },
};
