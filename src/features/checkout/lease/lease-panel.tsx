/** The panel of Lease Credit: a valid approval, an application form, or why neither is available. */
import { useEffect } from "react";
import type { CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import type { Collect } from "../payment/payment-panel";
import { Panel } from "../payment/method-panel";
import type { Quote } from "../summary/use-quote";
import { ApplyPanel } from "./apply-panel";
import { ApprovalPanel } from "./approval-panel";

interface LeasePanelProps {
  readonly quote: Quote;
  /** What is about to be ordered; null for an order that is placed. */
  readonly input: CheckoutInput | null;
  readonly ask: () => Promise<Quote | null>;
  readonly onReady: (collect: Collect | null) => void;
  /** Read when an application is sent: the order, named. */
  readonly checkout: () => CheckoutInput;
  /** An application was sent. */
  readonly onSent: (answer: LeaseAnswerFragment) => void;
}

export function LeasePanel({ quote, input, ask, onReady, checkout, onSent }: LeasePanelProps) {
  const { isOffered, reason, remainingAmount } = quote.lease;
  const isApproved = isOffered && remainingAmount !== null;
  useEffect(() => {
    // Nothing is typed here: the order names the approval by itself.
    onReady(isApproved ? async () => ({}) : null);
    return () => onReady(null);
  }, [isApproved, onReady]);
  if (!isOffered) {
    return (
      <Panel>
        <p>{reason}</p>
        {input && <a href={ROUTES.cart}>{LABELS.changeCart}</a>}
      </Panel>
    );
  }
  return (
    <Panel>
      {remainingAmount === null ? (
        <ApplyPanel quote={quote} checkout={checkout} onSent={onSent} onRefused={() => void ask()} />
      ) : (
        <ApprovalPanel quote={quote} remaining={remainingAmount} input={input} ask={ask} />
      )}
    </Panel>
  );
}
