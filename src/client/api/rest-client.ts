/** The caller of every REST endpoint (CALL-1 to CALL-5). */
import { bearerOf } from "#contract/accounts/session";
import { fail, type Envelope } from "#contract/rest/envelope";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { RestCall } from "#contract/rest/calls";
import { REST_CALLS } from "#contract/rest/calls.generated";
import type { DataOf, RestName } from "#contract/rest/endpoints";
import { notify, withLoader } from "../store/notify";
import { renewSession } from "../session/renew-session";
import { NetworkFailure, sendRequest, type RestAnswer, type RestInput } from "../http/send-request";
import { currentSession } from "../session/current-session";
import { shopStore } from "../store/shop-store";
import { redirectToLoginSet } from "../store/ui-slice";

export { NetworkFailure };

type CallOptions<Name extends RestName> = RestInput<Name> & {
  /** True: no loading indicator, for background calls. */
  readonly isQuiet?: boolean;
};

/**
 * The envelope of the response, successful (isSuccess) or not; null for a 404. Without the required session,
 * sends nothing and returns a failure; the page then redirects to sign-in.
 * @throws NetworkFailure when the call or its session renewal got no response: show the error and offer a
 * retry
 */
export async function callApi<Name extends RestName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<Envelope<DataOf<Name>> | null> {
  const call = async () => {
    const { status, envelope } = await (REST_CALLS[name].needsSession
      ? sendSignedIn(name, options)
      : sendRequest(name, options, await bearerFor(REST_CALLS[name])));
    return status === 404 ? null : envelope;
  };
  return options.isQuiet ? call() : withLoader(call);
}

/** Public calls send the session only where it matters. */
async function bearerFor({ takesSession }: RestCall): Promise<string | null> {
  const session = takesSession ? await currentSession() : null;
  return session && bearerOf(session.tokens);
}

async function sendSignedIn<Name extends RestName>(
  name: Name,
  input: RestInput<Name>,
): Promise<RestAnswer<Name>> {
  const answer = await withSession((bearer) => sendRequest(name, input, bearer));
  return typeof answer === "string" ? { status: 401, envelope: fail(answer) as Envelope<never> } : answer;
}

/**
 * Sends with the session, renewing an expired one.
 * @returns why the call was not sent, when there is no session: the page redirects to sign-in
 * @throws NetworkFailure when the renewal got no response
 */
export async function withSession<Answered extends { readonly status: number }>(
  send: (bearer: string) => Promise<Answered>,
): Promise<Answered | string> {
  let answer: Answered | null = null;
  for (let attempt = 1; attempt <= LIMITS.http.maxAttempts; attempt += 1) {
    const session = await currentSession();
    if (!session) return refuse(answer ? MESSAGES.auth.sessionOver : MESSAGES.access.unauthenticated);
    answer = await send(bearerOf(session.tokens));
    if (answer.status !== 401) return answer;
    const renewal = await renewSession(session.tokens.accessToken);
    // Only the access token has expired, not the session: redirecting to sign-in would be wrong.
    if (renewal === "UNKNOWN") throw new NetworkFailure();
  }
  return answer ?? refuse(MESSAGES.generic.failure);
}

function refuse(message: string): string {
  shopStore().dispatch(redirectToLoginSet(true));
  if (message === MESSAGES.auth.sessionOver) notify(message, "error");
  return message;
}
