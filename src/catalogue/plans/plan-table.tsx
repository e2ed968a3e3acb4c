/** The lease of a cash price in each frequency: payment, number of payments and total cost (LEASE-1). */
import { PAYMENT_FREQUENCIES, paymentPlan, type PaymentFrequency } from "#contract/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

export const FREQUENCY_NAMES: Readonly<Record<PaymentFrequency, string>> = {
  WEEKLY: "Weekly",
  BIWEEKLY: LABELS.biweekly,
  MONTHLY: "Monthly",
};

/** Nothing for a price that cannot be leased. */
export function PlanTable({ cashPrice }: { readonly cashPrice: Cents }) {
  const plans = PAYMENT_FREQUENCIES.map((frequency) => paymentPlan(cashPrice, frequency, SHOP_LESSOR)).filter(
    (plan) => plan !== null,
  );
  if (plans.length === 0) return null;
  return (
    <div className="scroll">
      <table className="specs">
        <caption>
          {LABELS.cashPrice} {formatMoney(cashPrice)}, or leased:
        </caption>
        <thead>
          <tr>
            <th scope="col">You pay</th>
            <th scope="col">Payments</th>
            <th scope="col">{LABELS.totalCost}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.frequency}>
              <th scope="row">{FREQUENCY_NAMES[plan.frequency]}</th>
              <td>
                {plan.numberOfPayments} of {formatMoney(plan.paymentCents)}
              </td>
              <td>{formatMoney(plan.totalCostCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
