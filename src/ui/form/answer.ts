/** What the server says to a form. */
import type { Envelope, FieldError } from "#contract/envelope";
import { fail } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";

type Values = Readonly<Record<string, unknown>>;

/** A message of the server and the value it is about: it stands until that value changes. */
export type Refusals = Readonly<Record<string, { readonly message: string; readonly value: unknown }>>;

/** The first constraint of each property the server refused, if the form has such a field. */
export function refusalsOf(fieldErrors: readonly FieldError[], values: Values): Refusals {
  return Object.fromEntries(
    fieldErrors.flatMap(({ property, constraints }) => {
      const [message] = Object.values(constraints);
      return message && property in values ? [[property, { message, value: values[property] }]] : [];
    }),
  );
}

/** Field → message of the refusals whose value is still the refused one. */
export function standing(refusals: Refusals, values: Values): Record<string, string> {
  const still = Object.entries(refusals).filter(([name, { value }]) => values[name] === value);
  return Object.fromEntries(still.map(([name, { message }]) => [name, message]));
}

/** True for what the server had against the values; a dead network and a fault of ours are no reason to check them. */
export function isRefusal(message: string): boolean {
  const { unreachable, failure } = MESSAGES.generic;
  return message !== unreachable && message !== failure;
}

/** The answer, or what stands for it when there is none. */
export async function answerOf(call: () => Promise<Envelope<unknown> | null>): Promise<Envelope<unknown>> {
  try {
    return (await call()) ?? fail(MESSAGES.generic.failure);
  } catch (error) {
    const isNetwork = error instanceof Error && error.name === "NetworkFailure";
    // A fault of our own is reported as one; whoever filled in the form keeps what they typed either way.
    if (!isNetwork) reportError(error);
    return fail(isNetwork ? MESSAGES.generic.unreachable : MESSAGES.generic.failure);
  }
}
