/** The kinds of promotions (kind.ts). A new kind is a file beside this one and a line here. */
import { amountOff } from "./amount-off";
import { freeShipping } from "./free-shipping";
import { minimumItems } from "./minimum-items";
import { minimumSubtotal } from "./minimum-subtotal";
import { percentOff } from "./percent-off";

/** Each promotion has one. In the order in which an order's promotions apply (CHECKOUT-11). */
export const EFFECTS = {
  PERCENT: percentOff,
  AMOUNT: amountOff,
  SHIPPING: freeShipping,
} as const;

/** Each promotion has any of them. In the order of checks, words and form fields. */
export const CONDITIONS = {
  MINIMUM: minimumSubtotal,
  MIN_ITEMS: minimumItems,
} as const;
