/** The plans of an agreement side by side, with totals to the cent (LEASE-1). */
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { frequencyName } from "../../../catalogue/plans/plan-table";
import type { AgreementPlan } from "./agreement";

type Row = readonly [label: string, of: (plan: AgreementPlan) => string];

const ROWS: readonly Row[] = [
  [LABELS.dueAtSigning, ({ initialPayment }) => formatMoney(initialPayment)],
  ["Each payment", ({ payment }) => formatMoney(payment)],
  [LABELS.numberOfPayments, ({ numberOfPayments }) => String(numberOfPayments)],
  [LABELS.totalCost, ({ totalCost }) => formatMoney(totalCost)],
  [`${LABELS.costOfLease}, over the amount leased`, ({ costOfLease }) => formatMoney(costOfLease)],
];

export function PlanColumns({ plans }: { readonly plans: readonly AgreementPlan[] }) {
  return (
    <table className="specs">
      <thead>
        <tr>
          <td />
          {plans.map(({ frequency }) => (
            <th key={frequency} scope="col">
              {frequencyName(frequency)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.frequency}>{of(plan)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
