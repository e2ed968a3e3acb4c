/** Polls an application's status: at once, then slowly while the lessor decides. */
import { useCallback, useEffect, useState } from "react";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { RefreshLeaseDocument } from "#contract/graphql/documents/lease-application.generated";
import type { LeaseAnswerFragment } from "#contract/graphql/generated";
import { LEASE_UNDECIDED } from "#contract/leases/statuses";
import { shopApollo } from "../../../client/api/apollo-client";
import { failureSentence } from "../../../client/api/use-query-answer";
import { reportApplication } from "../../../client/page/outcomes";
import { whenStoreReady } from "../../../client/store/shop-store";
import type { MatchedLease } from "./find-status";

export interface LeaseStatusView {
  /** Null before the first response. */
  readonly answer: LeaseAnswerFragment | null;
  /** Why the last request failed; null when it succeeded. */
  readonly trouble: string | null;
  /** The lessor has not decided, but polling has stopped. */
  readonly isGivenUp: boolean;
  /** Starts polling again. */
  retry(): void;
}

/** Pauses between polls, about ten minutes in total: some lessors decide within moments, others manually. */
const WAITS_MS = [4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000, 45_000].concat(
  Array.from({ length: 8 }, () => 60_000),
);

/** Statuses that are neither decided nor over, which are polled. */
const UNDECIDED: readonly string[] = LEASE_UNDECIDED;

/** @param first a known response; null: requests one at once */
export function useLeaseStatus(
  { id, draftKey }: MatchedLease,
  first: LeaseAnswerFragment | null,
): LeaseStatusView {
  const [view, setView] = useState({ answer: first, trouble: null as string | null, isGivenUp: false });
  const [attempt, setAttempt] = useState(0);
  const [known] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (round: number) => {
      const response = await refresh(id, draftKey);
      if (!isCurrent) return;
      next(
        "sentence" in response ? null : response,
        "sentence" in response ? response.sentence : null,
        round,
      );
    };
    const next = (answer: LeaseAnswerFragment | null, trouble: string | null, round: number) => {
      reportApplication(answer?.application);
      const wait = WAITS_MS[round];
      const isOpen = answer === null || UNDECIDED.includes(answer.status ?? "");
      setView((last) => ({
        answer: answer ?? last.answer,
        trouble,
        isGivenUp: isOpen && wait === undefined,
      }));
      if (isOpen && wait !== undefined) timer = setTimeout(() => void poll(round + 1), wait);
    };
    if (attempt === 0 && known) next(known, null, 0);
    else void poll(0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, draftKey, attempt, known]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { ...view, retry };
}

async function refresh(
  leaseId: string,
  draftKey: string | null,
): Promise<LeaseAnswerFragment | { readonly sentence: string }> {
  try {
    await whenStoreReady();
    const { data } = await shopApollo().mutate({
      mutation: RefreshLeaseDocument,
      variables: { leaseId, draftKey },
      fetchPolicy: "no-cache",
      // The call is idempotent.
      context: { idempotencyKey: leaseId },
    });
    if (data) return data.result;
  } catch (error) {
    return { sentence: failureSentence(CombinedGraphQLErrors.is(error) ? error : null) };
  }
  return { sentence: failureSentence(null) };
}
