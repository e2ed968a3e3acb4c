import { cartLink, type LinkedPiece } from "#contract/cart/link";
import type { Recipient, MailRow } from "../gateways/mail/mail-row";
import { greeting } from "../gateways/mail/mail-layout";
import { formatMoney } from "#contract/money/money";

interface AbandonedCart extends Recipient {
  readonly items: readonly (LinkedPiece & { readonly name: string; readonly price: number })[];
  /** Number of products not listed. */
  readonly more: number;
  /** Path of the site's unsubscribe page. */
  readonly leavePath: string;
  readonly unsubscribeUrl: string;
}

/** The single reminder of a cart (CART-11), for newsletter subscribers. */
export const abandonedCart: MailRow<AbandonedCart> = {
  kind: "left-cart",
  heading: null,
  headers: ({ unsubscribeUrl }) => ({ unsubscribeUrl }),
  subject: ({ items: [first], more, items }) => {
    const others = items.length - 1 + more;
    return `Still in your cart: ${first?.name ?? ""}${others > 0 ? ` and ${others} more` : ""}`;
  },
  blocks: ({ firstName, items, more, leavePath }, shop) => [
    greeting(firstName),
    { paragraph: "You left this in your cart. Prices are today's, and we can't hold items for you." },
    {
      lines: items.map(({ name, quantity, price }) => ({
        name,
        detail: quantity === 1 ? "" : `${quantity} × ${formatMoney(price)}`,
        amount: formatMoney(price * quantity),
      })),
    },
    ...(more > 0 ? [{ paragraph: `Plus ${more} more in your cart.` }] : []),
    { button: "View your cart", url: shop.siteUrl + cartLink(items) },
    { paragraph: "The link works on any device. This is the only email we'll send about it." },
    { link: "Unsubscribe", url: shop.siteUrl + leavePath },
  ],
};
