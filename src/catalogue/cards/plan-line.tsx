/**
 * What of a lease a price alone gets: the payment with the number of payments and the total cost (LEASE-1), what a cart
 * of it still needs (LEASE-21), or nothing above the largest cart.
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
