/** Reads from the GraphQL host for a screen: a cached answer shows at once and is read again. */
import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { fail, type Envelope, type FieldError } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import type { Answer } from "../../ui/answer-view";

/**
 * For other variables the answer before stays until the next one is there; give the component a key where it must not.
 * @param isAsked false: nothing is asked, and nothing comes
 */
export function useQueryAnswer<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  isAsked = true,
): Answer<Data> {
  const asked = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: "cache-and-network",
    skip: !isAsked,
  });
  const { error } = asked;
  return {
    data: (asked.data ?? (error ? undefined : asked.previousData)) as Data | undefined,
    trouble: troubleOf(error),
    isLoading: asked.loading,
    // A failure is shown by the next drawing, as the first one was.
    retry: () => void asked.refetch().catch(() => undefined),
  };
}

/** Codes whose message of the server is shown. */
const SHOWN_CODES: readonly unknown[] = ["BAD_USER_INPUT", "NOT_FOUND", "TOO_MANY_REQUESTS"];

function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["code"] : undefined;
}

/** What the screens say of a query that failed. */
export function troubleOf(error: unknown): Answer<unknown>["trouble"] {
  return error ? { sentence: failureSentence(error), isForbidden: codeOf(error) === "FORBIDDEN" } : null;
}

/** A sentence for what kept a call from being answered. */
export function failureSentence(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return MESSAGES.generic.unreachable;
  const code = codeOf(error);
  if (code === "FORBIDDEN") return MESSAGES.access.forbidden;
  if (code === "UNAUTHENTICATED") return MESSAGES.access.unauthenticated;
  const [first] = error.errors;
  return first && SHOWN_CODES.includes(code) ? first.message : MESSAGES.generic.failure;
}

/** The envelope that forms show of a call that failed: what the server has against fields lands on them. */
export function failureOf(error: unknown): Envelope {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["fieldErrors"] : undefined;
  return fail(failureSentence(error), (said ?? []) as readonly FieldError[]);
}
