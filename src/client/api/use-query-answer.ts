/** GraphQL query for a screen: shows the cached result at once and refreshes it. */
import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { fail, type Envelope, type FieldError } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { Answer } from "../../ui/answer-view";

/**
 * While a query with new variables loads, the previous result stays; give the component a key where it must
 * not.
 * @param isAsked false: sends no query and returns nothing
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
    // The next render shows a failure, as the first one did.
    retry: () => void asked.refetch().catch(() => undefined),
  };
}

/** Error codes whose server message is visible to the visitor. */
const SHOWN_CODES: readonly unknown[] = ["BAD_USER_INPUT", "NOT_FOUND", "TOO_MANY_REQUESTS"];

function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["code"] : undefined;
}

/** The message for a failed query. */
export function troubleOf(error: unknown): Answer<unknown>["trouble"] {
  return error ? { sentence: failureSentence(error), isForbidden: codeOf(error) === "FORBIDDEN" } : null;
}

/** A message for a call without a response. */
export function failureSentence(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return MESSAGES.generic.unreachable;
  const code = codeOf(error);
  if (code === "FORBIDDEN") return MESSAGES.access.forbidden;
  if (code === "UNAUTHENTICATED") return MESSAGES.access.unauthenticated;
  const [first] = error.errors;
  return first && SHOWN_CODES.includes(code) ? first.message : MESSAGES.generic.failure;
}

/** A failed call as an envelope for forms: field errors go to their fields. */
export function failureOf(error: unknown): Envelope {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["fieldErrors"] : undefined;
  return fail(failureSentence(error), (said ?? []) as readonly FieldError[]);
}
