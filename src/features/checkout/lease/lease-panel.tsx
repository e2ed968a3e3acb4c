/** The Lease Credit panel: a valid approval, the link to the application, or why neither is available. */
import { useEffect } from "react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { leaseOrderPath, type OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import type { Collect } from "../payment/payment-panel";
import { Panel } from "../payment/method-panel";
import type { Quote } from "../summary/use-quote";
import { ApprovalPanel } from "./approval-panel";
import { LeaseTerms } from "./lease-terms";
import { Button } from "../../../ui/actions/button";

interface LeasePanelProps {
  readonly quote: Quote;
  /** Null before the order is placed. */
  readonly order: OrderLink | null;
  /** Input of the order; null for a placed order. */
  readonly input: CheckoutInput | null;
  readonly requote: () => Promise<Quote | null>;
  readonly onReady: (collect: Collect | null) => void;
}

export function LeasePanel({ quote, order, input, requote, onReady }: LeasePanelProps) {
  const { isAvailable, reason, remainingAmount } = quote.lease;
  const isApproved = isAvailable && remainingAmount !== null;
  useEffect(() => {
    // No input needed: the server finds the order's approval.
    onReady(isApproved ? async () => ({}) : null);
    return () => onReady(null);
  }, [isApproved, onReady]);
  if (!isAvailable) {
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
        <ApprovalPanel quote={quote} remaining={remainingAmount} input={input} requote={requote} />
      )}
    </Panel>
  );
}
