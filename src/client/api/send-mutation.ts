/** Sends a staff mutation, shows its success message, and returns the envelope forms need. */
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../store/notify";
import { failureSentence } from "./use-query-answer";

interface Changed {
  readonly success: boolean;
  readonly message: string;
}

/** @param send makes the call; its failures become refusals */
export async function sendMutation(send: () => Promise<Changed | null | undefined>): Promise<Envelope<null>> {
  try {
    const changed = await send();
    if (!changed?.success) return fail(changed?.message ?? MESSAGES.generic.failure);
    notify(changed.message, "success");
    return succeed(null, changed.message);
  } catch (error) {
    return fail(failureSentence(error));
  }
}
