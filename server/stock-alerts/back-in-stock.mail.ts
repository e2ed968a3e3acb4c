import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface BackInStock extends Addressed {
  readonly product: { readonly name: string; readonly url: string };
}

/** The one mail a confirmed alert is for. */
export const backInStock: MailRow<BackInStock> = {
  kind: "stock-alert",
  heading: null,
  headers: null,
  subject: ({ product }) => `Back in stock: ${product.name}`,
  blocks: ({ product }, shop) => [
    {
      paragraph: `You asked us to tell you: ${product.name} can be ordered again. We cannot keep it for you.`,
    },
    { button: "See the product", url: shop.siteUrl + product.url },
    { paragraph: "This is the only mail about it. We have forgotten your address again." },
  ],
};
