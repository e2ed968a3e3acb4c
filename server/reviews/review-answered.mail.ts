import { reviewsPath } from "#contract/site/paths";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

interface ReviewAnswered extends Addressed {
  /** As the review shows it. */
  readonly name: string;
  readonly productId: string;
  readonly productName: string;
  readonly answer: string;
}

/** What the shop answered to a review, for who wrote it (REVIEW-14). */
export const reviewAnswered: MailRow<ReviewAnswered> = {
  kind: "review-answered",
  heading: null,
  headers: null,
  subject: ({ productName }) => `Our answer to your review: ${productName}`,
  blocks: ({ name, productId, productName, answer }, shop) => [
    { paragraph: `Hello ${name}, you told other shoppers about ${productName}. This is what we say to it:` },
    { quote: answer },
    { button: "Read it below your review", url: shop.siteUrl + reviewsPath(productId) },
    { paragraph: "You get this mail because you wrote the review; there is one for each answer." },
  ],
};
