/** Why an order is refused, as the envelope that forms read (contract/rest/envelope.ts). */
import { fail, type Envelope } from "#contract/rest/envelope";
import type { CheckoutProblemFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";

/**
 * A problem of a field goes to that field, the rest is said of the whole form.
 * @param problems at least one
 * @param fieldOf the field of the form for a problem's property; null: the form has none for it
 */
export function refusalOf(
  problems: readonly CheckoutProblemFragment[],
  fieldOf: (property: string) => string | null,
): Envelope<never> {
  const placed = problems.map((problem) => ({
    ...problem,
    field: problem.property ? fieldOf(problem.property) : null,
  }));
  const first = placed.find(({ field }) => field === null) ?? placed[0];
  return {
    ...fail(first?.message ?? MESSAGES.generic.failure),
    fieldErrors: placed.flatMap(({ field, code, message }) =>
      field ? [{ property: field, constraints: { [code]: message } }] : [],
    ),
  };
}
