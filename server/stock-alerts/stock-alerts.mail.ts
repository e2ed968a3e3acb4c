/** The two mails about a product that is sold out: to confirm, and once when it is back. */
import { ROUTES } from "#contract/site-paths";
import type { ShopSettings } from "../shop.settings";
import type { OutgoingMail } from "../db/outbox";
import { composeMail } from "../gateways/mail/mail-layout";

interface AboutProduct {
  readonly to: string;
  readonly product: { readonly name: string; readonly url: string };
}

/** A link alone changes nothing: it opens a page with a button, so that what reads mails for people presses nothing. */
export function confirmMail(
  { to, token, product }: AboutProduct & { readonly token: string },
  shop: ShopSettings,
): OutgoingMail {
  const link = (answer: "yes" | "no") => `${shop.siteUrl}${ROUTES.backInStock}#${answer}=${token}`;
  return composeMail("stock-alert-asked", to, "Shall we tell you when it is back?", shop, [
    { paragraph: `Somebody, probably you, wants to know when this is in stock again: ${product.name}` },
    { button: "Yes, tell me once", url: link("yes") },
    { paragraph: `You changed your mind, now or later? Then this link ends it: ${link("no")}` },
    { paragraph: "Without your answer we forget your address within a week." },
  ]);
}

export function backInStockMail({ to, product }: AboutProduct, shop: ShopSettings): OutgoingMail {
  return composeMail("stock-alert", to, `Back in stock: ${product.name}`, shop, [
    {
      paragraph: `You asked us to tell you: ${product.name} can be ordered again. We cannot keep it for you.`,
    },
    { button: "See the product", url: shop.siteUrl + product.url },
    { paragraph: "This is the only mail about it. We have forgotten your address again." },
  ]);
}
