/** How the order was or is being paid, the latest attempt first. */
import type { ReactNode } from "react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { paymentState } from "../order-words";
import { Badge } from "../status-badge";

interface OrderPaymentsProps {
  readonly payments: WholeOrderFragment["paymentDetails"];
  /** What can be done about them. */
  readonly actions?: ReactNode;
}

export function OrderPayments({ payments, actions }: OrderPaymentsProps) {
  return (
    <section className="order-panel" aria-labelledby="order-payments">
      <h3 id="order-payments">Payment</h3>
      {payments.length === 0 ? (
        <p className="muted">Nothing was paid yet.</p>
      ) : (
        <ul className="order-payments">
          {payments.map((payment, position) => (
            <li key={payment.transactionId ?? position}>
              <Payment payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {actions}
    </section>
  );
}

function Payment({ payment }: { readonly payment: OrderPaymentsProps["payments"][number] }) {
  const { gatewayName, transactionId, amount, paidAmount, refundedAmount } = payment;
  const { label, tone } = paymentState(payment.state);
  return (
    <>
      <p className="order-spread">
        <b>{gatewayName}</b>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="order-spread">
        <span>{paidAmount > 0 ? `Paid ${formatMoney(paidAmount)}` : `Asked for ${formatMoney(amount)}`}</span>
        {refundedAmount > 0 && <span>Refunded {formatMoney(refundedAmount)}</span>}
      </p>
      {transactionId && <p className="muted order-code">Transaction {transactionId}</p>}
    </>
  );
}
