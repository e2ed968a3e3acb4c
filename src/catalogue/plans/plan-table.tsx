/** The lease of an amount at each frequency: payment, number of payments and total cost (LEASE-1). */
import {
  PAYMENT_FREQUENCIES,
  paymentPlan,
  type LessorTerms,
  type PaymentFrequency,
} from "#contract/leases/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { taxNote, type TaxSource } from "#contract/money/tax-words";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

export const FREQUENCY_NAMES: Readonly<Record<PaymentFrequency, string>> = {
  WEEKLY: "Weekly",
  BIWEEKLY: LABELS.biweekly,
  MONTHLY: "Monthly",
};

/** An unknown frequency keeps the lessor's name. */
export function frequencyName(frequency: string): string {
  const names: Readonly<Record<string, string>> = FREQUENCY_NAMES;
  return names[frequency] ?? frequency;
}

interface PlanTableProps extends Partial<TaxSource> {
  readonly leased: Cents;
  /** True until the state is known (LEASE-73). */
  readonly isEstimate?: boolean;
  /** Lessor that approved; undefined before. */
  readonly lessor?: LessorTerms | undefined;
}

/** Renders nothing for an amount that cannot be leased. */
export function PlanTable({ leased, isEstimate = false, lessor, isStateTax = true }: PlanTableProps) {
  const plans = PAYMENT_FREQUENCIES.map((frequency) =>
    paymentPlan(leased, frequency, lessor ?? SHOP_LESSOR),
  ).filter((plan) => plan !== null);
  if (plans.length === 0) return null;
  const from = lessor ? ` from ${lessor.name}` : "";
  return (
    <div className="scroll">
      <table className="specs">
        <caption>
          {isEstimate
            ? `About ${formatMoney(leased)} ${LABELS.withShippingAndTax}, leased${from}:`
            : `${formatMoney(leased)} ${taxNote({ isStateTax })}, leased${from}:`}
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
