/** How leasing works, in four steps and one realistic example. Target of the menu's link. */
import { paymentPlan } from "#contract/leases/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ROUTES } from "#contract/site/paths";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../../lib/shop-lessor";
import { PlanFact } from "../plan-fact";

const EXAMPLE_CENTS = 600_00;
const NOT_OFFERED_IN = SHOP_LESSOR.excludedStates.join(", ");

const STEPS = [
  ["Choose", "Add what you need to your cart. Anything you can lease shows its payments and total cost."],
  [
    "Apply",
    "Tell the leasing company who you are, your income and your bank account. A low credit score doesn’t rule you out.",
  ],
  ["Sign", "See the full agreement first: payment, number of payments, total cost. Then sign online."],
  ["Enjoy", "We ship. Pay weekly, every two weeks or monthly, buy early, or return it and stop."],
] as const;

export function FinancingSection() {
  const plan = paymentPlan(EXAMPLE_CENTS, "WEEKLY", SHOP_LESSOR);
  if (!OFFERS_LEASES) return null;
  return (
    <section className="financing" id="electro-finance-financing" aria-labelledby="financing-title">
      <div className="wrap">
        <div>
          <h2 id="financing-title">Lease to own, nothing hidden</h2>
          <ol className="steps">
            {STEPS.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        {plan && (
          <dl className="example">
            <PlanFact name={`Example: ${LABELS.amountLeased.toLowerCase()}`} className="lead">
              {formatMoney(plan.leasedCents)}
            </PlanFact>
            <PlanFact name="Weekly payment">{formatMoney(plan.paymentCents)}</PlanFact>
            <PlanFact name={LABELS.numberOfPayments}>{plan.numberOfPayments}</PlanFact>
            <PlanFact name={LABELS.costOfLease}>{formatMoney(plan.costOfLeaseCents)}</PlanFact>
            <PlanFact name={LABELS.totalCost} className="total">
              {formatMoney(plan.totalCostCents)}
            </PlanFact>
          </dl>
        )}
        <p className="small">
          {MESSAGES.financing.leaseNotLoan} {MESSAGES.financing.ownership} For carts from{" "}
          {formatMoney(SHOP_LESSOR.minimumCartCents)}
          {NOT_OFFERED_IN && `; not offered in ${NOT_OFFERED_IN}`}; subject to approval.{" "}
          <a href={ROUTES.lease}>{MESSAGES.financing.apply}</a> ·{" "}
          <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
        </p>
      </div>
    </section>
  );
}
