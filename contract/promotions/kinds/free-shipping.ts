/** Free shipping of the eligible items. */
import { MESSAGES } from "../../messages";
import { shippingEffect } from "./kind";
import { flag } from "./parameters";

export const freeShipping = shippingEffect({
  parameters: { shipsFree: flag() },
  label: "Waive shipping",
  words: () => "Free shipping on",
  discountCents: (_terms, shippingCents) => shippingCents,
  refusal: MESSAGES.checkout.promotionShipsFree,
});
