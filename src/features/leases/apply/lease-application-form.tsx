/**
 * The form of a lease application, in a few steps that are saved as they are right and can be gone on with elsewhere
 * (LEASE-11). It stands on a page of its own and in the checkout.
 */
import { useCallback, useState } from "react";
import type { SessionUser } from "#contract/auth";
import type { CheckoutInput } from "#contract/graphql/generated";
import { AnswerView, type Answer } from "../../../ui/answer-view";
import { useVisitor } from "../../../client/session/use-visitor";
import { WaitingBars } from "../../../ui/parts/waiting-bars";
import { useAsked } from "../use-asked";
import { ApplySteps } from "./apply-steps-view";
import { findDraft, type OwnedDraft } from "./draft-calls";
import { readKnown, type KnownApplicant } from "./known-applicant";
import type { LeaseAnswer } from "./send-application";

export interface LeaseApplicationFormProps {
  /** What the page knows of the applicant beside the account: it comes before what the account says. */
  readonly known?: Partial<KnownApplicant>;
  /** Read when it is sent: the order it is to pay, which is placed with it. None: an approval to shop with. */
  readonly checkout?: () => CheckoutInput;
  /** The order could not be placed as it is; the form says why. */
  readonly onRefused?: () => void;
  /** The lessors were asked. @param draftKey opens a guest's application from then on; null: the account's */
  readonly onSent: (answer: LeaseAnswer, draftKey: string | null) => void;
  /** Nothing was sent, because there is an application already, or the form was sent from elsewhere. */
  readonly onUnderWay: () => void;
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
    const [found, own] = await Promise.all([findDraft(first), readKnown(first)]);
    return found.data
      ? { ...found, data: { ...found.data, known: own } }
      : (found as typeof found & { data: null });
  }, [first]);
  const live: Answer<Start> = useAsked(read);
  return (
    <AnswerView answer={live} what="your application">
      {(start) => (
        <ApplySteps
          start={start}
          known={{ ...start.known, ...known }}
          reread={() => findDraft(first)}
          {...rest}
        />
      )}
    </AnswerView>
  );
}
