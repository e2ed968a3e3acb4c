/** The lease application page: the current application, or the form of a new one. */
import { useCallback, useState } from "react";
import type { LeaseAnswerFragment } from "#contract/graphql/generated";
import type { SessionUser } from "#contract/accounts/session";
import { useVisitor } from "../../client/session/use-visitor";
import { AnswerView } from "../../ui/answer-view";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { LeaseApplicationForm } from "./apply/lease-application-form";
import { findLeaseStatus, type MatchedLease } from "./status/find-status";
import { LeaseStatusPanel } from "./status/lease-status";
import { useLoad } from "./use-load";

export function LeaseScreen() {
  const { user, isReady } = useVisitor();
  if (!isReady) return <WaitingBars what={WHAT} />;
  return <LeasePlace key={user?.username ?? ""} user={user} />;
}

const WHAT = "your application";

function LeasePlace({ user }: { readonly user: SessionUser | null }) {
  const [first] = useState(user);
  const live = useLoad(useCallback(() => findLeaseStatus(first), [first]));
  /** The response to the form just sent; null = the application as loaded. */
  const [sent, setSent] = useState<(MatchedLease & { readonly answer: LeaseAnswerFragment }) | null>(null);
  const [isReapplying, setReapplying] = useState(false);
  return (
    <AnswerView answer={live} what={WHAT}>
      {({ lease }) => {
        const current = sent ?? lease;
        if (current && !isReapplying) {
          return (
            <LeaseStatusPanel
              key={current.id}
              lease={current}
              first={sent?.answer ?? null}
              onApplyAgain={() => setReapplying(true)}
            />
          );
        }
        return (
          <LeaseApplicationForm
            onSent={(answer, draftKey) => {
              if (!answer.application) return;
              setSent({ id: answer.application.id, draftKey, answer });
              setReapplying(false);
            }}
            onUnderWay={() => {
              setReapplying(false);
              live.retry();
            }}
          />
        );
      }}
    </AnswerView>
  );
}
