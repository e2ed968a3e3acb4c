/** Sends a price rule change, shows its success message, and returns the envelope forms need. */
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { failureSentence } from "../../client/api/use-query-answer";
import { notify } from "../../client/store/notify";

interface ChangeAnswer {
  readonly success: boolean;
  readonly message: string;
}

/** @param send makes the call and extracts its response; its failures become refusals */
export async function sendMarkup(send: () => Promise<ChangeAnswer | undefined>): Promise<Envelope<unknown>> {
  try {
    const answer = await send();
    if (!answer) return fail(MESSAGES.generic.failure);
    if (!answer.success) return fail(answer.message);
    notify(answer.message, "success");
    return succeed(null, answer.message);
  } catch (error) {
    return fail(failureSentence(error));
  }
}
