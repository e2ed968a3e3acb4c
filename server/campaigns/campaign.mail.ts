/** A campaign's email: text by staff, products at current prices, and the unsubscribe link (CAMPAIGN-2). */
import { proseOf } from "#contract/marketing/campaign-prose";
import { formatMoney } from "#contract/money/money";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

export interface CampaignMail extends Addressed {
  /** Null for a preview or test, which is not counted. */
  readonly campaignId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly products: readonly { readonly name: string; readonly path: string; readonly price: number }[];
  readonly leavePath: string;
  /** Null for a recipient outside the list. */
  readonly unsubscribeUrl: string | null;
}

export const campaignMail: MailRow<CampaignMail> = {
  kind: "campaign",
  heading: null,
  headers: ({ unsubscribeUrl }) => (unsubscribeUrl === null ? {} : { unsubscribeUrl }),
  subject: ({ subject }) => subject,
  blocks: ({ campaignId, text, products, leavePath }, { siteUrl }) => [
    ...proseOf(text).map((parts) => ({
      prose: parts.map((part) =>
        typeof part === "string"
          ? part
          : { words: part.words, url: counted(part.target, siteUrl, campaignId) },
      ),
    })),
    ...(products.length === 0
      ? []
      : [
          {
            lines: products.map(({ name, path, price }) => ({
              name,
              detail: "",
              amount: formatMoney(price),
              url: counted(path, siteUrl, campaignId),
            })),
          },
        ]),
    { paragraph: "You're getting this email because you subscribed to our newsletter." },
    { link: "Unsubscribe", url: siteUrl + leavePath },
  ],
};

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
