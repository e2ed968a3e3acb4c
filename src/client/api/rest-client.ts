/** The caller of every REST endpoint (CALL-1 to CALL-5). */
import { bearerOf } from "#contract/auth";
import { fail, type Envelope } from "#contract/envelope";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { REST, type DataOf, type RestName } from "#contract/rest-endpoints";
import { notify, withLoader } from "../store/notify";
import { renewSession } from "../session/renew-session";
import { NetworkFailure, sendRequest, type RestAnswer, type RestInput } from "../http/send-request";
import { currentSession } from "../session/current-session";
import { shopStore } from "../store/shop-store";
import { redirectToLoginSet } from "../store/ui-slice";

export { NetworkFailure };

type CallOptions<Name extends RestName> = RestInput<Name> & {
  /** True: no loading indicator, for what happens beside what the visitor does. */
  readonly isQuiet?: boolean;
};

/**
 * The answer's envelope, whether it succeeded (isSuccess) or not; null for a 404. A call that needs a session and
 * finds none is not made and answers a failure; its page leads to the sign-in page.
 * @throws NetworkFailure when there was no answer, to the call or to the renewal it needed: say so and offer to try again
 */
export async function callApi<Name extends RestName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<Envelope<DataOf<Name>> | null> {
  const call = async () => {
    const { status, envelope } = await (REST[name].needsSession
      ? askSignedIn(name, options)
      : sendRequest(name, options, await bearerFor(REST[name])));
    return status === 404 ? null : envelope;
  };
  return options.isQuiet ? call() : withLoader(call);
}

/** For a call anybody may make: only where it takes a session into account. */
async function bearerFor({ takesSession }: (typeof REST)[RestName]): Promise<string | null> {
  const session = takesSession ? await currentSession() : null;
  return session && bearerOf(session.tokens);
}

async function askSignedIn<Name extends RestName>(
  name: Name,
  input: RestInput<Name>,
): Promise<RestAnswer<Name>> {
  let answer: RestAnswer<Name> | null = null;
  for (let attempt = 1; attempt <= LIMITS.http.maxAttempts; attempt += 1) {
    const session = await currentSession();
    if (!session) return refuse(answer ? MESSAGES.auth.sessionOver : MESSAGES.access.unauthenticated);
    answer = await sendRequest(name, input, bearerOf(session.tokens));
    if (answer.status !== 401) return answer;
    const renewal = await renewSession(session.tokens.accessToken);
    // Only the access token is known to be old, not the session: asking to sign in would be wrong.
    if (renewal === "UNKNOWN") throw new NetworkFailure();
  }
  return answer ?? refuse(MESSAGES.generic.failure);
}

function refuse<Name extends RestName>(message: string): RestAnswer<Name> {
  shopStore().dispatch(redirectToLoginSet(true));
  if (message === MESSAGES.auth.sessionOver) notify(message, "error");
  return { status: 401, envelope: fail(message) as Envelope<never> };
}
