/** One application of a customer; queries its lessor when an undecided one is opened, and on request. */
import { useCallback, useEffect, useRef } from "react";
import { useMutation } from "@apollo/client/react";
import { AskLessorDocument, OwnLeaseDocument } from "#contract/graphql/documents/account-leases.generated";
import { ROUTES } from "#contract/site/paths";
import { failureSentence, useQueryAnswer } from "../../../client/api/use-query-answer";
import { notify } from "../../../client/store/notify";
import { ordersChanged } from "../../../client/store/order-history-slice";
import { shopStore } from "../../../client/store/shop-store";
import { AnswerView, NotYours } from "../../../ui/answer-view";
import { BackLink } from "../../../ui/parts/entry/entry-links";
import { isOpen } from "../lease-words";
import { LeaseView } from "./lease-view";

export function OwnLease({ leaseId }: { readonly leaseId: string }) {
  const answer = useQueryAnswer(OwnLeaseDocument, { leaseId });
  const { queryLessor, isQuerying } = useLessor(leaseId);
  const status = answer.data?.getLeaseApplicationById?.status;
  // The customer may return from the lessor's page before its webhook arrives.
  const hasQueried = useRef(false);
  useEffect(() => {
    if (hasQueried.current || !status || !isOpen(status)) return;
    hasQueried.current = true;
    void queryLessor();
  }, [status, queryLessor]);
  return (
    <>
      <BackLink href={ROUTES.leases}>All applications</BackLink>
      <AnswerView answer={answer} what="your application">
        {({ getLeaseApplicationById: lease }) =>
          lease ? (
            <LeaseView
              lease={lease}
              isQuerying={isQuerying}
              onQuery={() => void queryLessor().then((sentence) => sentence && notify(sentence, "info"))}
            />
          ) : (
            <NotYours />
          )
        }
      </AnswerView>
    </>
  );
}

/** Queries the lessor for an application's status, and shows the result. */
function useLessor(leaseId: string) {
  const [send, { loading: isQuerying }] = useMutation(AskLessorDocument);
  const queryLessor = useCallback(async (): Promise<string | null> => {
    try {
      const { data } = await send({ variables: { leaseId } });
      return data?.refreshLeaseApplication.message ?? null;
    } catch (error) {
      return failureSentence(error);
    } finally {
      shopStore().dispatch(ordersChanged());
    }
  }, [send, leaseId]);
  return { queryLessor, isQuerying };
}
