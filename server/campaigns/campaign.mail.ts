/** A campaign's email: text by staff, products at current prices, and the unsubscribe link (CAMPAIGN-2). */
import { pictureFile } from "#contract/catalogue/pictures";
import { fillPlaceholders } from "#contract/marketing/campaign-placeholders";
import { proseOf } from "#contract/marketing/campaign-prose";
import { formatMoney } from "#contract/money/money";
import type { MailRow, Recipient } from "../gateways/mail/mail-row";
import { greetedName } from "./greeted-name.rules";

export interface CampaignMail extends Recipient {
  /** Null for a preview or test, which is not counted. */
  readonly campaignId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly products: readonly CampaignProduct[];
  readonly leavePath: string;
  /** Null for a recipient outside the list. */
  readonly unsubscribeUrl: string | null;
}

interface CampaignProduct {
  readonly name: string;
  readonly path: string;
  /** Cents. */
  readonly price: number;
  /** Media path without width and extension; null without a picture. */
  readonly picture: string | null;
}

export const campaignMail: MailRow<CampaignMail> = {
  kind: "campaign",
  heading: null,
  headers: ({ unsubscribeUrl }) => (unsubscribeUrl === null ? {} : { unsubscribeUrl }),
  subject: ({ subject, firstName }) => fillPlaceholders(subject, greetedName(firstName)),
  blocks: ({ campaignId, text, firstName, products, leavePath }, { siteUrl }) => [
    ...proseBlocks(text, greetedName(firstName), (target) => counted(target, siteUrl, campaignId)),
    ...(products.length === 0
      ? []
      : [
          {
            lines: products.map(({ name, path, price, picture }) => ({
              name,
              detail: "",
              amount: formatMoney(price),
              url: counted(path, siteUrl, campaignId),
              ...(picture !== null && { pictureUrl: siteUrl + pictureFile(picture, 320, "webp") }),
            })),
          },
        ]),
    { paragraph: "You're getting this email because you subscribed to our newsletter." },
    { link: "Unsubscribe", url: siteUrl + leavePath },
  ],
};

/** Fills in the name after parsing, so that a name never becomes a link. */
function proseBlocks(text: string, name: string | null, urlOf: (target: string) => string) {
  return proseOf(text).map((parts) => ({
    prose: parts.map((part) =>
      typeof part === "string"
        ? fillPlaceholders(part, name)
        : { words: fillPlaceholders(part.words, name), url: urlOf(part.target) },
    ),
  }));
}

/** Tags links into the shop with their campaign, so that visits and orders are counted (CAMPAIGN-7). */
function counted(target: string, siteUrl: string, campaignId: string | null): string {
  const url = new URL(target, siteUrl);
  if (campaignId !== null && url.origin === new URL(siteUrl).origin) {
    url.searchParams.set("utm_source", "newsletter");
    url.searchParams.set("utm_medium", "email");
    url.searchParams.set("utm_campaign", campaignId);
  }
  return url.href;
}
