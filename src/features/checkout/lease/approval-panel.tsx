/** Uses a valid approval for this order: for all of it, or up to the limit. */
import { useEffect, useRef, useState } from "react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { setQuantity } from "../../../client/account-cart/change-cart";
import { lessorOf } from "../../../lib/shop-lessors";
import { Button } from "../../../ui/actions/button";
import { Good } from "../../../ui/parts/verdict";
import type { Quote } from "../summary/use-quote";
import { LeaseTerms } from "./lease-terms";
import { TrimProposal } from "./trim-proposal";
import type { TrimmedLine } from "./use-trim";

interface ApprovalPanelProps {
  readonly quote: Quote;
  /** The remaining amount of the approval. */
  readonly remaining: number;
  /** Null for a placed order, whose items cannot be removed. */
  readonly input: CheckoutInput | null;
  /** Requests a new total. */
  readonly requote: () => Promise<unknown>;
}

export function ApprovalPanel({ quote, remaining, input, requote }: ApprovalPanelProps) {
  const { leasedAmount, unleasedAmount } = quote.lease;
  const [trimmed, setTrimmed] = useState<readonly TrimmedLine[]>([]);
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has unmounted.
    if (trimmed.length > 0) verdict.current?.focus();
  }, [trimmed]);
  const undoTrim = async () => {
    for (const { productId, quantity } of trimmed) await setQuantity(productId, quantity);
    setTrimmed([]);
    await requote();
  };
  return (
    <>
      <div ref={verdict} tabIndex={-1} role="status">
        {unleasedAmount === 0 ? (
          <Good>
            Your approval covers this order: you have {formatMoney(remaining)} left and need{" "}
            {formatMoney(leasedAmount)}.
          </Good>
        ) : (
          <p>
            <b>
              Your approval covers {formatMoney(leasedAmount)} of {formatMoney(quote.total)}.
            </b>{" "}
            Lease that, then pay the other {formatMoney(unleasedAmount)} by card or another payment method.
          </p>
        )}
      </div>
      {trimmed.length > 0 && (
        <p>
          You've changed your cart.{" "}
          <Button variant="text" onClick={() => void undoTrim()}>
            Undo changes
          </Button>
        </p>
      )}
      <LeaseTerms
        isStateTax={quote.isStateTax}
        leased={leasedAmount}
        lessor={lessorOf(quote.lease.leasingCompanyId)}
      />
      <p>
        {unleasedAmount === 0
          ? "You'll sign the lease on the leasing company’s page after you order. Nothing is charged before you sign."
          : "You'll sign the lease on the leasing company’s page once the rest is paid. If you don't sign, we refund that payment."}
      </p>
      {unleasedAmount > 0 && input && (
        <TrimProposal
          quote={quote}
          input={input}
          max={remaining}
          onTrimmed={(lines) => {
            setTrimmed(lines);
            void requote();
          }}
        />
      )}
    </>
  );
}
