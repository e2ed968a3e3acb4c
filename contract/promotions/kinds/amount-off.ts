/** An amount off an order, or off each set. */
import { formatMoney } from "../../money/money";
import { goodsEffect } from "./kind";
import { amount } from "./parameters";

export const amountOff = goodsEffect({
  parameters: { centsOff: amount({ label: "Discount" }) },
  label: "Amount off",
  words: ({ centsOff }) => `${formatMoney(centsOff ?? 0)} off`,
  discountCents: ({ centsOff }, { sets }) => (centsOff ?? 0) * sets,
  isOnPages: false,
  setHint: "The amount is taken off each full set of this many eligible items",
});
