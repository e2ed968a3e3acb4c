import { ROUTES, endWatchPath } from "#contract/site/paths";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

export interface NewsLine {
  readonly name: string;
  /** Path of its page. */
  readonly url: string;
  /** Sentences about its changes. */
  readonly words: readonly string[];
  readonly price: string;
}

interface OfferNews extends Addressed {
  /** Empty for the wish list. */
  readonly name: string;
  readonly address: string | null;
  readonly mailKey: string;
  readonly unsubscribeUrl: string;
  readonly lines: readonly NewsLine[];
  /** Number of products not listed. */
  readonly more: number;
}

/** Price drops and restocked products of a wish list or saved search; each change is mailed once. */
export const offerNews: MailRow<OfferNews> = {
  kind: "offer-news",
  heading: null,
  headers: ({ unsubscribeUrl }) => ({ unsubscribeUrl }),
  subject: ({ name, lines: [first], lines, more }) => {
    const others = lines.length - 1 + more;
    const what = `${first?.name ?? ""}${others > 0 ? ` and ${others} more` : ""}`;
    return name === "" ? `Price drop on your wish list: ${what}` : `New in your search “${name}”: ${what}`;
  },
  blocks: ({ name, address, mailKey, lines, more }, shop) => [
    {
      paragraph:
        name === ""
          ? "You asked us to email you when prices on your wish list drop. We can't hold items for you."
          : `You asked us to email you what's new in your search “${name}”. We can't hold items for you.`,
    },
    {
      lines: lines.map(({ name: product, words, price, url }) => ({
        name: product,
        detail: words.join("\n"),
        amount: price,
        url: shop.siteUrl + url,
      })),
    },
    ...(more > 0 ? [{ paragraph: `Plus ${more} more on the page.` }] : []),
    name === ""
      ? { button: "View your wish list", url: shop.siteUrl + ROUTES.ownWishList }
      : { button: "View results", url: shop.siteUrl + (address ?? ROUTES.search) },
    { link: "Unsubscribe", url: shop.siteUrl + endWatchPath(mailKey) },
  ],
};
