/** A minimum number of eligible items in the cart. */
import { countWords } from "../../fields/count-words";
import { MESSAGES } from "../../messages";
import { condition } from "./kind";
import { count } from "./parameters";

export const minimumItems = condition({
  parameters: { minItems: count({ label: "Minimum items", hint: "Number of eligible items in the cart" }) },
  isMet: ({ minItems }, { units }) => units >= (minItems ?? 0),
  words: ({ minItems }) => `at least ${countWords(minItems ?? 0, "item")}`,
  offPages: "it has a minimum number of items",
  refusal: ({ minItems }, goods) => MESSAGES.checkout.promotionNoSet(minItems ?? 0, goods),
});
