/** Sends a change of an order and tells what came of it in the way the shop's forms understand. */
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { fail, succeed, type Envelope } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";

/** What every change answers. */
export interface ChangeAnswer<Order> {
  readonly success: boolean;
  readonly message: string;
  readonly order?: Order | null;
}

/**
 * @param send makes the call; its failures become refusals
 * @returns the order as it is now where the change was made
 */
export async function sendChange<Data, Order>(
  send: () => Promise<{ readonly data?: Data | null }>,
  read: (data: Data) => ChangeAnswer<Order>,
): Promise<{ readonly envelope: Envelope<unknown>; readonly order: Order | null }> {
  try {
    const { data } = await send();
    if (!data) return { envelope: fail(MESSAGES.generic.failure), order: null };
    const { success, message, order = null } = read(data);
    return { envelope: success ? succeed(null, message) : fail(message), order };
  } catch (error) {
    return { envelope: fail(failureSentence(error)), order: null };
  }
}

/** Codes whose message is written for whoever asked. */
const TOLD: readonly unknown[] = ["BAD_USER_INPUT", "NOT_FOUND", "TOO_MANY_REQUESTS"];

/** A sentence for what kept a call from being answered. */
export function failureSentence(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return MESSAGES.generic.unreachable;
  const [first] = error.errors;
  const code = first?.extensions?.["code"];
  if (code === "FORBIDDEN") return MESSAGES.access.forbidden;
  if (code === "UNAUTHENTICATED") return MESSAGES.access.unauthenticated;
  return first && TOLD.includes(code) ? first.message : MESSAGES.generic.failure;
}
