/** GraphQL changes as the envelopes that forms and undo need. */
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../store/notify";
import { failureSentence } from "./use-query-answer";

interface Changed {
  readonly success: boolean;
  readonly message: string;
}

/** @param send makes the call; its failures become refusals */
export async function envelopeOf<Answer extends Changed>(
  send: () => Promise<Answer | null | undefined>,
): Promise<Envelope<Answer | null>> {
  try {
    const changed = await send();
    if (!changed?.success) return fail(changed?.message ?? MESSAGES.generic.failure);
    return succeed(changed, changed.message);
  } catch (error) {
    return fail(failureSentence(error));
  }
}

/** Like envelopeOf, and shows the success message. */
export async function sendMutation(
  send: () => Promise<Changed | null | undefined>,
): Promise<Envelope<unknown>> {
  const envelope = await envelopeOf(send);
  if (envelope.isSuccess) notify(envelope.message, "success");
  return envelope;
}
