/**
 * Handles two error codes (CALL-7). UNAUTHENTICATED renews the session and repeats the operation once, or
 * ends an expired session. FORBIDDEN shows a message.
 */
import type { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap, type Observable } from "rxjs";
import { MESSAGES } from "#contract/messages";
import { notify } from "../store/notify";
import { renewSession } from "../session/renew-session";

const RETRIED = "isRetriedWithNewTokens";

export function sessionLink(): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const code = refusalOf(error);
    if (code === "FORBIDDEN") notify(MESSAGES.access.forbidden, "error");
    const spent = sentAccessToken(operation.getContext());
    if (code !== "UNAUTHENTICATED" || !spent || operation.getContext()[RETRIED]) return undefined;
    operation.setContext({ [RETRIED]: true });
    return renewAndForward(spent, () => forward(operation), error);
  });
}

function renewAndForward(
  spent: string,
  forward: () => Observable<ApolloLink.Result>,
  error: unknown,
): Observable<ApolloLink.Result> {
  return from(renewSession(spent)).pipe(
    mergeMap((renewal) => {
      if (renewal === "RENEWED") return forward();
      if (renewal === "OVER") notify(MESSAGES.auth.sessionOver, "error");
      throw error;
    }),
  );
}

/** The access token an operation was sent with; undefined for guests. */
function sentAccessToken(context: Readonly<Record<string, unknown>>): string | undefined {
  const headers = context["headers"] as Readonly<Record<string, string>> | undefined;
  return headers?.["authorization"]?.split(" ")[1];
}

/** The code of the first error, from a result or from a refused request. */
function refusalOf(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) return codeIn(error.errors);
  if (!ServerError.is(error)) return undefined;
  try {
    return codeIn((JSON.parse(error.bodyText) as { errors?: readonly CodedError[] }).errors ?? []);
  } catch {
    return undefined;
  }
}

interface CodedError {
  readonly extensions?: Readonly<Record<string, unknown>>;
}

function codeIn(errors: readonly CodedError[]): string | undefined {
  const codes = errors.map(({ extensions }) => extensions?.["code"]);
  return ["UNAUTHENTICATED", "FORBIDDEN"].find((code) => codes.includes(code));
}
