/** The discount a promotion would have given on past orders, by the checkout's rules (STAFF-38). Pure. */
import type { PromotionTrial } from "#contract/promotions/schema";
import { takeOff, type PromotedLine, type PromotionTerms } from "#contract/promotions/discount";

export interface PastOrder {
  readonly lines: readonly PromotedLine[];
}

/** @param isAll whether these are all orders of the period */
export function tryTerms(
  terms: PromotionTerms,
  orders: readonly PastOrder[],
  isAll: boolean,
): PromotionTrial {
  const discounts = orders.flatMap(({ lines }) => {
    const off = takeOff(terms, lines);
    if (typeof off === "string") return [];
    return off.reduce(
      (sum, { discountCents, shippingOffCents }, at) =>
        sum + discountCents + shippingOffCents * (lines[at]?.quantity ?? 0),
      0,
    );
  });
  const takenOff = discounts.reduce((sum, cents) => sum + cents, 0);
  const mean = discounts.length === 0 ? 0 : Math.round(takenOff / discounts.length);
  return { lookedAt: orders.length, isAll, orders: discounts.length, takenOff, mean };
}
