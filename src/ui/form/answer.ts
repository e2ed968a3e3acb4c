/** Converts server responses for forms. */
import type { Envelope, FieldError } from "#contract/rest/envelope";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";

const { generic } = MESSAGES;

type Values = Readonly<Record<string, unknown>>;

/** A server message and the value it refused: visible until that value changes. */
export type Refusals = Readonly<Record<string, { readonly message: string; readonly value: unknown }>>;

/** The first message of each refused property that has a field in the form. */
export function refusalsOf(fieldErrors: readonly FieldError[], values: Values): Refusals {
  return Object.fromEntries(
    fieldErrors.flatMap(({ property, constraints }) => {
      const [message] = Object.values(constraints);
      return message && property in values ? [[property, { message, value: values[property] }]] : [];
    }),
  );
}

/** Field → message, for refusals whose value is unchanged. */
export function unchangedRefusals(refusals: Refusals, values: Values): Record<string, string> {
  const still = Object.entries(refusals).filter(([name, { value }]) => values[name] === value);
  return Object.fromEntries(still.map(([name, { message }]) => [name, message]));
}

/** True for refusals of the input; a network failure or server error says nothing about the values. */
export function isRefusal(message: string): boolean {
  return message !== generic.unreachableForm && message !== generic.failure;
}

/** The call's response, or a failure envelope without one. */
export async function answerOf(call: () => Promise<Envelope<unknown> | null>): Promise<Envelope<unknown>> {
  try {
    const envelope = (await call()) ?? fail(generic.failure);
    return envelope.message === generic.unreachable ? fail(generic.unreachableForm) : envelope;
  } catch (error) {
    const isNetwork = error instanceof Error && error.name === "NetworkFailure";
    // Reports our own errors; in both cases the form keeps its input.
    if (!isNetwork) reportError(error);
    return fail(isNetwork ? generic.unreachableForm : generic.failure);
  }
}
