import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface BackInStock extends Addressed {
  readonly product: { readonly name: string; readonly url: string };
}

/** The single mail of a confirmed alert. */
export const backInStock: MailRow<BackInStock> = {
  kind: "stock-alert",
  heading: null,
  headers: null,
  subject: ({ product }) => `Back in stock: ${product.name}`,
  blocks: ({ product }, shop) => [
    {
      paragraph: `You asked us to let you know: ${product.name} is available again. We can't hold it for you.`,
    },
    { button: "View product", url: shop.siteUrl + product.url },
    { paragraph: "This is the only email we'll send about it, and we've deleted your address." },
  ],
};
