/** A minimum price of the eligible items, before any discount. */
import { MESSAGES } from "../../messages";
import { formatMoney } from "../../money/money";
import { condition } from "./kind";
import { amountOrZero } from "./parameters";

const { promotionTooFew, promotionTooSmall } = MESSAGES.checkout;

export const minimumSubtotal = condition({
  parameters: {
    smallestSubTotal: amountOrZero({
      label: "Minimum subtotal",
      hint: "Price of eligible items before shipping and tax",
    }),
  },
  isMet: ({ smallestSubTotal }, { cents }) => cents >= smallestSubTotal,
  words: ({ smallestSubTotal }) => `from ${formatMoney(smallestSubTotal)}`,
  offPages: "it has a minimum subtotal",
  refusal: ({ smallestSubTotal }, goods) => {
    const minimum = formatMoney(smallestSubTotal);
    return goods ? promotionTooFew(minimum, goods) : promotionTooSmall(minimum);
  },
});
