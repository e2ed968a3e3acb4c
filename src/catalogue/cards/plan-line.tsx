/**
 * The lease line of an estimated amount (LEASE-73): payment, number of payments and total cost (LEASE-1), or what it
 * lacks to be leased (LEASE-21), or nothing above the maximum.
 */
import { missingForLease, paymentPlan, type LessorTerms } from "#contract/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money";
import { SHOP_LESSOR } from "../../lib/shop-lessor";
import { Money } from "./price";

interface PlanLineProps {
  readonly leased: Cents;
  /** Who approved; undefined before. */
  readonly lessor?: LessorTerms | undefined;
}

export function PlanLine({ leased, lessor }: PlanLineProps) {
  const terms = lessor ?? SHOP_LESSOR;
  const missing = missingForLease(leased, terms);
  if (missing > 0) {
    return (
      <p className="plan-line">
        Leases start at {formatMoney(terms.minimumCartCents)} {LABELS.withShippingAndTax}:{" "}
        <span>
          <Money name="need" cents={missing} /> to go
        </span>
      </p>
    );
  }
  const plan = paymentPlan(leased, "WEEKLY", terms);
  if (!plan) return null;
  return (
    <p className="plan-line">
      or lease {lessor && `from ${lessor.name} `}about{" "}
      <b>
        <Money name="WEEKLY-payment" cents={plan.paymentCents} />
        /week
      </b>
      {" · "}
      <span>{plan.numberOfPayments} payments ·</span>{" "}
      <span>
        total <Money name="WEEKLY-total" cents={plan.totalCostCents} />
      </span>{" "}
      {LABELS.withShippingAndTax}
    </p>
  );
}
