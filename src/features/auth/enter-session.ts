/** Final step of signing in and of verifying an account. */
import type { Session, Tokens } from "#contract/accounts/session";
import { fail, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../../client/store/notify";
import { signIn } from "../../client/session/current-session";

/** Tokens are missing when another step follows. */
interface SessionAnswer extends Pick<Session, "user"> {
  readonly tokens: Tokens | null;
}

/**
 * Stores the session of a successful response; the guard of the guest page then redirects.
 * @returns the response for the form; a success without a session counts as a failure
 */
export async function enterSession(
  answer: Envelope<SessionAnswer> | null,
): Promise<Envelope<unknown> | null> {
  if (!answer?.isSuccess) return answer;
  const { user, tokens } = answer.data ?? {};
  if (!user || !tokens) return fail(MESSAGES.generic.failure);
  notify(answer.message, "success");
  await signIn({ user, tokens });
  return answer;
}
