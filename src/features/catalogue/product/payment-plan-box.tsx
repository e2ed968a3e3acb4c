/**
 * What leasing a product costs, by payment frequency: cash price, shipping and usual tax (LEASE-73), payment, number of
 * payments, total cost and the cost of the lease always together (rental-purchase disclosure). The choice is made by radio buttons and shown by
 * the style sheet alone.
 */
import {
  PAYMENT_FREQUENCIES,
  missingForLease,
  paymentPlan,
  type PaymentFrequency,
  type PaymentPlan,
} from "#contract/financing";
import { USUAL_TAX_BASIS_POINTS } from "#contract/lease-estimate";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { Money } from "../../../catalogue/cards/price";
import { FREQUENCY_NAMES } from "../../../catalogue/plans/plan-table";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../../lib/shop-lessor";
import { PlanFact } from "../plan-fact";

const EACH: Readonly<Record<PaymentFrequency, string>> = {
  WEEKLY: "per week",
  BIWEEKLY: "every two weeks",
  MONTHLY: "per month",
};

const NOT_OFFERED_IN = SHOP_LESSOR.excludedStates.join(", ");

interface PaymentPlanBoxProps {
  /** Estimated (LEASE-73). */
  readonly leased: Cents;
  readonly cashPrice: Cents;
  readonly condition: string;
}

export function PaymentPlanBox({ leased, cashPrice, condition }: PaymentPlanBoxProps) {
  const plans = PAYMENT_FREQUENCIES.map((frequency) => paymentPlan(leased, frequency, SHOP_LESSOR)).filter(
    (plan) => plan !== null,
  );
  if (!OFFERS_LEASES) return null;
  if (plans.length === 0) return <NoPlan leased={leased} />;
  return (
    <section className="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{LABELS.leaseToOwn}</h2>
      <div className="plan-tabs" role="radiogroup" aria-label="How often you pay">
        {plans.map(({ frequency }, index) => (
          <span key={frequency}>
            <input
              type="radio"
              name="plan"
              id={`plan-${frequency}`}
              className="vh"
              defaultChecked={index === 0}
            />
            <label htmlFor={`plan-${frequency}`}>{FREQUENCY_NAMES[frequency]}</label>
          </span>
        ))}
      </div>
      {plans.map((plan) => (
        <PlanFacts key={plan.frequency} plan={plan} cashPrice={cashPrice} />
      ))}
      <ul className="plan-notes">
        <li>{MESSAGES.financing.leaseNotLoan}</li>
        <li>{MESSAGES.financing.ownership}</li>
        <li>
          Condition: {condition}. With a usual tax of {USUAL_TAX_BASIS_POINTS / 100}%; checkout has your
          state&apos;s.
          {NOT_OFFERED_IN && ` Not offered in ${NOT_OFFERED_IN}.`} Subject to approval.{" "}
          <a href={ROUTES.lease}>{MESSAGES.financing.apply}</a> ·{" "}
          <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
        </li>
      </ul>
    </section>
  );
}

interface PlanFactsProps {
  readonly plan: PaymentPlan;
  readonly cashPrice: Cents;
}

function PlanFacts({ plan, cashPrice }: PlanFactsProps) {
  const { frequency } = plan;
  return (
    <dl className={`plan-facts ${frequency}`}>
      <PlanFact name="Payment" className="lead">
        about{" "}
        <b>
          <Money name={`${frequency}-payment`} cents={plan.paymentCents} />
        </b>{" "}
        {EACH[frequency]}
      </PlanFact>
      <PlanFact name={LABELS.numberOfPayments}>{plan.numberOfPayments}</PlanFact>
      <PlanFact name={LABELS.cashPrice}>
        <Money name="cash" cents={cashPrice} />
      </PlanFact>
      <PlanFact name="Shipping and usual tax">
        <Money name="extra" cents={plan.leasedCents - cashPrice} />
      </PlanFact>
      <PlanFact name={LABELS.costOfLease}>
        <Money name={`${frequency}-cost`} cents={plan.costOfLeaseCents} />
      </PlanFact>
      <PlanFact name={LABELS.totalCost} className="total">
        <Money name={`${frequency}-total`} cents={plan.totalCostCents} />
      </PlanFact>
    </dl>
  );
}

/** Shown without a plan, worded so that it stays true when the live check finds another price. */
function NoPlan({ leased }: { readonly leased: Cents }) {
  const { minimumCartCents, maximumCartCents } = SHOP_LESSOR;
  return (
    <section className="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{LABELS.leaseToOwn}</h2>
      {missingForLease(leased, SHOP_LESSOR) > 0 ? (
        <p>
          Leases start at {formatMoney(minimumCartCents)} {LABELS.withShippingAndTax}: add other products to
          reach it. The cart then shows payment, number of payments and total cost.
        </p>
      ) : (
        <p>
          Leases go up to {formatMoney(maximumCartCents)} {LABELS.withShippingAndTax}. This product is sold at
          its cash price.
        </p>
      )}
    </section>
  );
}
