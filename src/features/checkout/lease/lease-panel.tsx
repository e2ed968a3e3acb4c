/** The panel of Lease Credit: a valid approval, the way to the application, or why neither is available. */
import { useEffect } from "react";
import Button from "@mui/material/Button";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { leaseOrderPath, type OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import type { Collect } from "../payment/payment-panel";
import { Panel } from "../payment/method-panel";
import type { Quote } from "../summary/use-quote";
import { ApprovalPanel } from "./approval-panel";
import { LeaseTerms } from "./lease-terms";

interface LeasePanelProps {
  readonly quote: Quote;
  /** Null for what is not ordered yet. */
  readonly order: OrderLink | null;
  /** What is about to be ordered; null for an order that is placed. */
  readonly input: CheckoutInput | null;
  readonly ask: () => Promise<Quote | null>;
  readonly onReady: (collect: Collect | null) => void;
}

export function LeasePanel({ quote, order, input, ask, onReady }: LeasePanelProps) {
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
        <>
          <LeaseTerms isStateTax={quote.isStateTax} leased={quote.total} />
          <p>
            Next, apply for the amount of this order. Your application places the order and we hold your
            items; you only sign if you're approved. {MESSAGES.leases.haveReady}
          </p>
          <Button size="large" href={leaseOrderPath(order && { id: order.id, key: null })}>
            {LABELS.applyForLease}
          </Button>
        </>
      ) : (
        <ApprovalPanel quote={quote} remaining={remainingAmount} input={input} ask={ask} />
      )}
    </Panel>
  );
}
