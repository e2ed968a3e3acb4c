import { writeReviewPath } from "#contract/orders/paths";
import type { OrderMail } from "./order-mail.mapping";

/**
 * Requests reviews of delivered products, once (REVIEW-10). Each product has its own link, which needs no
 * account.
 */
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
        paragraph: `Your delivery from order ${uniqueId} has arrived. Your review helps other shoppers choose, and a bad rating helps as much as a good one.`,
      },
      ...productIds.map((productId) => ({
        button: `Review ${names.get(productId) ?? "the product"}`,
        url: shopUrl + writeReviewPath({ productId, order: { id, key } }),
      })),
      { paragraph: "Is something wrong? Reply to this email and we'll make it right." },
      { paragraph: "This is the only email we'll send about it." },
    ];
  },
};
