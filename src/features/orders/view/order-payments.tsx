/** Payments of the order, latest attempt first. */
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { isLeaseState } from "#contract/leases/statuses";
import { formatMoney } from "#contract/money/money";
import { paymentState } from "../order-words";
import { Badge } from "../../../ui/parts/badge";

interface OrderPaymentsProps {
  readonly payments: WholeOrderFragment["paymentDetails"];
}

export function OrderPayments({ payments }: OrderPaymentsProps) {
  return (
    <Card component="section" aria-labelledby="order-payments">
      <h3 id="order-payments">Payment</h3>
      {payments.length === 0 ? (
        <p className="muted">Nothing has been paid yet.</p>
      ) : (
        <Payments>
          {payments.map((payment, position) => (
            <li key={payment.transactionId ?? position}>
              <Payment payment={payment} />
            </li>
          ))}
        </Payments>
      )}
    </Card>
  );
}

function Payment({ payment }: { readonly payment: OrderPaymentsProps["payments"][number] }) {
  const { gatewayName, transactionId, refundedAmount, returningAmount } = payment;
  const { label, tone } = paymentState(payment.state);
  return (
    <>
      <Spread>
        <b>{gatewayName}</b>
        <Badge tone={tone}>{label}</Badge>
      </Spread>
      <Spread>
        <span>{sumOf(payment)}</span>
        {refundedAmount > 0 && <span>Refunded {formatMoney(refundedAmount)}</span>}
        {returningAmount > 0 && <span>Refund in progress {formatMoney(returningAmount)}</span>}
      </Spread>
      {transactionId && <p className="muted">Transaction {transactionId}</p>}
    </>
  );
}

/** An amount taken over by a lessor is not requested from the customer. */
function sumOf({ state, amount, paidAmount }: OrderPaymentsProps["payments"][number]): string {
  if (paidAmount > 0) return `Paid ${formatMoney(paidAmount)}`;
  return `${isLeaseState(state) ? "Leased" : "Requested"} ${formatMoney(amount)}`;
}

const Payments = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  "& > li + li": { paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" },
});

const Spread = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 var(--s4)",
});
