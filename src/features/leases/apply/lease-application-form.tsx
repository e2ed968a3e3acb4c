/**
 * The lease application form, in a few steps that are saved once valid and can be continued on another device
 * (LEASE-11). Used on its own page and in the checkout.
 */
import { useCallback, useState } from "react";
import type { SessionUser } from "#contract/accounts/session";
import { AnswerView, type Answer } from "../../../ui/answer-view";
import { useVisitor } from "../../../client/session/use-visitor";
import { WaitingBars } from "../../../ui/parts/waiting-bars";
import { useLoad } from "../use-load";
import { ApplySteps, type ApplicationSending } from "./apply-steps-view";
import { findDraft, type OwnedDraft } from "./draft-calls";
import { readKnown, type KnownApplicant } from "./known-applicant";

interface LeaseApplicationFormProps extends ApplicationSending {
  /** Applicant data known to the page; takes precedence over the account's. */
  readonly known?: Partial<KnownApplicant>;
}

export function LeaseApplicationForm(props: LeaseApplicationFormProps) {
  const { user, isReady } = useVisitor();
  if (!isReady) return <WaitingBars what="your application" />;
  return <Loaded key={user?.username ?? ""} user={user} {...props} />;
}

type Start = OwnedDraft & { readonly known: KnownApplicant };

function Loaded({ user, known, ...rest }: LeaseApplicationFormProps & { readonly user: SessionUser | null }) {
  const [first] = useState(user);
  const read = useCallback(async () => {
    const [draft, own] = await Promise.all([findDraft(first), readKnown(first)]);
    return draft.data
      ? { ...draft, data: { ...draft.data, known: own } }
      : (draft as typeof draft & { data: null });
  }, [first]);
  const live: Answer<Start> = useLoad(read);
  return (
    <AnswerView answer={live} what="your application">
      {(start) => (
        <ApplySteps
          start={start}
          owner={first?.username ?? ""}
          known={{ ...start.known, ...known }}
          reread={() => findDraft(first)}
          {...rest}
        />
      )}
    </AnswerView>
  );
}
