import { writeReviewPath } from "#contract/orders/paths";
import type { OrderMail } from "./order-mail.mapping";

/** Asks once for reviews of what has arrived (REVIEW-10). Each product has its own link, which needs no account. */
export const reviewInvitation: OrderMail<readonly string[]> = {
  kind: "review-invitation",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: true,
  subject: ({ lines }, productIds) => {
    const [first] = lines.filter(({ productId }) => productIds.includes(productId));
    const others = productIds.length - 1;
    return `How do you like ${first?.product.name ?? "it"}${others > 0 ? ` and ${others} more` : ""}?`;
  },
  blocks: ({ id, uniqueId, key, lines, shopUrl }, productIds) => {
    const names = new Map(lines.map(({ productId, product }) => [productId, product.name]));
    return [
      {
        paragraph: `This has arrived, of order ${uniqueId}. What you write helps others to choose, and a bad mark helps them as much as a good one.`,
      },
      ...productIds.map((productId) => ({
        button: `Review ${names.get(productId) ?? "the product"}`,
        url: shopUrl + writeReviewPath({ productId, order: { id, key } }),
      })),
      { paragraph: "Something is wrong with it? Answer to this mail, and we put it right." },
      { paragraph: "This is the only mail about it." },
    ];
  },
};
