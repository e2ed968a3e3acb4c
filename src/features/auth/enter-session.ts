/** The last step of signing in and of verifying an account. */
import type { Session } from "#contract/auth";
import { fail, type Envelope } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../../client/store/notify";
import { signIn } from "../../client/session/current-session";

/**
 * Keeps the session of a successful answer; the guard of the page, open to guests only, leads on from there.
 * @returns the answer for the form to show; a success without a session is none
 */
export async function enterSession(answer: Envelope<Session> | null): Promise<Envelope<unknown> | null> {
  if (!answer?.isSuccess) return answer;
  if (!answer.data) return fail(MESSAGES.generic.failure);
  notify(answer.message, "success");
  await signIn(answer.data);
  return answer;
}
