import { reviewsPath } from "#contract/site/paths";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";

interface ReviewAnswered extends Addressed {
  /** As displayed with the review. */
  readonly name: string;
  readonly productId: string;
  readonly productName: string;
  readonly answer: string;
}

/** The shop's answer to a review, mailed to its author (REVIEW-14). */
export const reviewAnswered: MailRow<ReviewAnswered> = {
  kind: "review-answered",
  heading: null,
  headers: null,
  subject: ({ productName }) => `Our reply to your review of ${productName}`,
  blocks: ({ name, productId, productName, answer }, shop) => [
    { paragraph: `Hi ${name}, thanks for reviewing ${productName}. Here's our reply:` },
    { quote: answer },
    { button: "View our reply", url: shop.siteUrl + reviewsPath(productId) },
    { paragraph: "You're getting this email because you wrote the review. We send one for each reply." },
  ],
};
