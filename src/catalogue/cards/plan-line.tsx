/**
 * The lease line of an estimated amount (LEASE-73): payment, number of payments and total cost (LEASE-1), or what it
 * lacks to be leased (LEASE-21), or nothing above the maximum.
 */
import { missingForLease, paymentPlan } from "#contract/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money";
import { SHOP_LESSOR } from "../../lib/shop-lessor";
import { Money } from "./price";

export function PlanLine({ leased }: { readonly leased: Cents }) {
  const missing = missingForLease(leased, SHOP_LESSOR);
  if (missing > 0) {
    return (
      <p className="plan-line">
        Leases start at {formatMoney(SHOP_LESSOR.minimumCartCents)} {LABELS.withShippingAndTax}:{" "}
        <span>
          <Money name="need" cents={missing} /> to go
        </span>
      </p>
    );
  }
  const plan = paymentPlan(leased, "WEEKLY", SHOP_LESSOR);
  if (!plan) return null;
  return (
    <p className="plan-line">
      or lease about{" "}
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
