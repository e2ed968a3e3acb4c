/** An order's money in a few lines: cost, payments by source, refunds, and balance. */
import Card from "@mui/material/Card";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { isLeaseState } from "#contract/leases/statuses";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { OrderCosts } from "../../../../ui/parts/order/order-costs";
import { Sum } from "../../../../ui/parts/totals";

export function PaymentLedger({ order }: { readonly order: StaffOrderFragment }) {
  const { paymentDetails, shippingCost, promotion, promotionCode } = order;
  const byLessor = paymentDetails.filter(({ state }) => isLeaseState(state));
  const byCustomer = paymentDetails.filter(({ state }) => !isLeaseState(state));
  const sumOf = (payments: typeof byCustomer, of: "paidAmount" | "refundedAmount" | "returningAmount") =>
    payments.reduce((sum, payment) => sum + payment[of], 0);
  const paid = sumOf(byCustomer, "paidAmount");
  const funded = sumOf(byLessor, "paidAmount");
  const back = sumOf(byCustomer, "refundedAmount");
  const returning = sumOf(byCustomer, "returningAmount");
  const named = [promotion, promotionCode].filter(Boolean).join(", ");
  return (
    <Card component="section" aria-labelledby="order-ledger">
      <h3 id="order-ledger">Payment activity</h3>
      <OrderCosts {...order} shipping={shippingCost} promotion={named}>
        {paid > 0 && <Sum label="Paid">{formatMoney(paid)}</Sum>}
        {funded > 0 && <Sum label="Paid by the lessor">{formatMoney(funded)}</Sum>}
        {back > 0 && <Sum label={LABELS.refunded}>−{formatMoney(back)}</Sum>}
        {returning > 0 && <Sum label="Refund in progress">−{formatMoney(returning)}</Sum>}
        {(back > 0 || returning > 0) && (
          <Sum label="Net paid">{formatMoney(paid + funded - back - returning)}</Sum>
        )}
      </OrderCosts>
    </Card>
  );
}
