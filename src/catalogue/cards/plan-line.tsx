/**
 * The lease line of a card: payment, number of payments and total cost (LEASE-1), or the amount a cart still lacks
 * (LEASE-21), or nothing above the maximum.
 */
import { missingForLease, paymentPlan } from "#contract/financing";
import { formatMoney, type Cents } from "#contract/money";
import { SHOP_LESSOR } from "../../lib/shop-lessor";
import { Money } from "./price";

export function PlanLine({ cashPrice }: { readonly cashPrice: Cents }) {
  const missing = missingForLease(cashPrice, SHOP_LESSOR);
  if (missing > 0) {
    return (
      <p className="plan-line">
        Leases start at {formatMoney(SHOP_LESSOR.minimumCartCents)} in the cart:{" "}
        <span>
          <Money name="need" cents={missing} /> to go
        </span>
      </p>
    );
  }
  const plan = paymentPlan(cashPrice, "WEEKLY", SHOP_LESSOR);
  if (!plan) return null;
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
