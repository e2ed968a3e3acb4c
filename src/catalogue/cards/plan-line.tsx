/** A payment is always shown with the number of payments and the total cost (LEASE-1). */
import { paymentPlan } from "#contract/financing";
import type { Cents } from "#contract/money";
import { Money } from "./price";

export function PlanLine({ cashPrice }: { readonly cashPrice: Cents }) {
  const plan = paymentPlan(cashPrice, "WEEKLY");
  if (!plan) return <p className="plan-line">Cash price only, no lease at this price</p>;
  return (
    <p className="plan-line">
      or lease{" "}
      <b>
        <Money name="WEEKLY-payment" cents={plan.paymentCents} />
        /week
      </b>
      {" · "}
      <span>{plan.numberOfPayments} payments ·</span>{" "}
      <span>
        total <Money name="WEEKLY-total" cents={plan.totalCostCents} />
      </span>
    </p>
  );
}
