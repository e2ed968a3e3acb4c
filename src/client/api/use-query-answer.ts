/** GraphQL query for a screen: shows the stored result at once and refreshes it. */
import { useCallback, useEffect, useState } from "react";
import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { UnknownAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import { fail, type Envelope, type FieldError } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { Answer } from "../../ui/answer-view";
import type { ShopState } from "../store/shop-store";

export interface QueryAnswer<Shown, Data = Shown> extends Answer<Shown> {
  /** Refetches; the current data stays until the response arrives. @returns undefined without a response */
  refresh(): Promise<Data | undefined>;
}

/** A slice that stores results instead of Apollo's cache; a constant. */
interface Slice<Data, Shown> {
  /** `asked`: the variables of the stored result, as text; null before the first. */
  readonly select: (state: ShopState) => Shown & { readonly requestKey: string | null };
  readonly store: (requestKey: string, data: Data) => UnknownAction;
}

/** Apollo's own options; polling pauses in hidden tabs. */
type ApolloOptions = Pick<useQuery.Options, "context" | "fetchPolicy" | "pollInterval" | "skip">;

interface QueryOptions<Data, Shown> extends ApolloOptions {
  /** Keeps the previous result when a query with new variables fails; lists clear it (CALL-12). */
  readonly staysOnFailure?: boolean;
  readonly slice?: Slice<Data, Shown>;
}

/**
 * While a query with new variables loads, the previous result stays; give the component a key where it must
 * not.
 */
export function useQueryAnswer<Data, Variables extends OperationVariables, Shown = Data>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { slice, staysOnFailure, ...options }: QueryOptions<Data, Shown> = {},
): QueryAnswer<Shown, Data> {
  const { data, previousData, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    fetchPolicy: slice ? "no-cache" : "cache-and-network",
    skipPollAttempt: () => window.document.hidden,
    ...options,
    variables,
  });
  const refresh = useCallback(
    () =>
      refetch().then(
        (answer) => answer.data as Data | undefined,
        // The next render shows the failure.
        () => undefined,
      ),
    [refetch],
  );
  const answer = {
    data: (data ?? (error && !staysOnFailure ? undefined : previousData)) as Data | undefined,
    trouble: troubleOf(error),
    isLoading: loading,
    retry: () => void refresh(),
  };
  return { ...useSlice(answer, JSON.stringify(variables), slice), refresh };
}

/** Shows the stored result of these variables, and stores each new one. Without a slice, the answer itself. */
function useSlice<Data, Shown>(
  answer: Answer<Data>,
  requestKey: string,
  slice: Slice<Data, Shown> | undefined,
): Answer<Shown> {
  const { data, trouble, isLoading } = answer;
  const dispatch = useDispatch();
  const stored = useSelector((state: ShopState) => slice?.select(state));
  useEffect(() => {
    if (slice && data && !isLoading) dispatch(slice.store(requestKey, data));
  }, [slice, data, isLoading, requestKey, dispatch]);
  const isOfThese = stored?.requestKey === requestKey;
  const [hasLoaded, setLoaded] = useState(isOfThese);
  if (isOfThese && !hasLoaded) setLoaded(true);
  if (!stored) return answer as Answer<unknown> as Answer<Shown>;
  return {
    ...answer,
    data: isOfThese || (hasLoaded && !trouble && stored.requestKey !== null) ? stored : undefined,
    isLoading: isLoading || (!trouble && !isOfThese),
  };
}

/** Error codes whose server message is visible to the visitor. */
const VISIBLE_CODES: readonly unknown[] = ["BAD_USER_INPUT", "NOT_FOUND", "TOO_MANY_REQUESTS"];

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
  return first && VISIBLE_CODES.includes(code) ? first.message : MESSAGES.generic.failure;
}

/** A failed call as an envelope for forms: field errors go to their fields. */
export function failureOf(error: unknown): Envelope {
  const fieldErrors = CombinedGraphQLErrors.is(error)
    ? error.errors[0]?.extensions?.["fieldErrors"]
    : undefined;
  return fail(failureSentence(error), (fieldErrors ?? []) as readonly FieldError[]);
}
