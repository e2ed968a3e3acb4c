/** A step beside the summary of the order; on a phone the summary is on top, with the total in view. */
import type { ReactNode } from "react";

interface CheckoutColumnsProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutColumns({ summary, children }: CheckoutColumnsProps) {
  return (
    <div className="checkout-columns">
      <aside className="checkout-summary" aria-label="Order summary">
        {summary}
      </aside>
      <div className="checkout-main">{children}</div>
    </div>
  );
}
