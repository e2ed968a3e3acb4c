/** Converts an order refusal to an envelope for forms (contract/rest/envelope.ts). */
import { fail, type Envelope } from "#contract/rest/envelope";
import type { CheckoutProblemFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";

/**
 * Assigns field problems to their fields and all others to the form.
 * @param problems at least one
 * @param fieldOf the form field for a problem's property; null: the form has no such field
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
