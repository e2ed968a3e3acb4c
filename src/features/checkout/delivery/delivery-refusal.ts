/** Why a delivery is refused, as the envelope that forms read (contract/envelope.ts). */
import { fail, type Envelope } from "#contract/envelope";
import { EMPTY_DELIVERY } from "../input/delivery-input";
import type { CheckoutProblem } from "../summary/use-quote";

/** Null when nothing is wrong. A problem of a field goes to that field, the rest is said of the whole form. */
export function refusalOf(problems: readonly CheckoutProblem[]): Envelope<never> | null {
  if (problems.length === 0) return null;
  const ofFields = problems.filter(({ property }) => property !== null && property in EMPTY_DELIVERY);
  const others = problems.filter((problem) => !ofFields.includes(problem));
  return {
    ...fail((others[0] ?? ofFields[0])!.message),
    fieldErrors: ofFields.map(({ property, code, message }) => ({
      property: property!,
      constraints: { [code]: message },
    })),
  };
}
