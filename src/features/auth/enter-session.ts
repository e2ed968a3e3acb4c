/** The last step of signing in and of verifying an account. */
import type { Session, Tokens } from "#contract/auth";
import { fail, type Envelope } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../../client/store/notify";
import { signIn } from "../../client/session/current-session";

/** Tokens may be missing where another step follows. */
interface SessionAnswer extends Pick<Session, "user"> {
  readonly tokens: Tokens | null;
}

/**
 * Keeps the session of a successful answer; the guard of the page, open to guests only, leads on from there.
 * @returns the answer for the form to show; a success without a session is none
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
