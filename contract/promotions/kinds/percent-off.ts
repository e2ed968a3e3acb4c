/** A percentage off the eligible items. */
import { goodsEffect } from "./kind";
import { percent } from "./parameters";

export const percentOff = goodsEffect({
  parameters: { percentOff: percent({ label: "Discount" }) },
  label: "Percent off",
  words: (terms) => `${terms.percentOff}% off`,
  discountCents: (terms, { cents }) => (cents * (terms.percentOff ?? 0)) / 100,
  isOnPages: true,
});
