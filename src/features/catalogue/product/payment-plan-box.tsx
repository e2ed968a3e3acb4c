/**
 * The lease cost of a product, by payment frequency. Cash price, shipping and tax (LEASE-73), payment, number
 * of payments, total cost and the cost of the lease are always together (rental-purchase disclosure). Radio
 * buttons and the style sheet switch between frequencies.
 */
import type { ReactNode } from "react";
import {
  PAYMENT_FREQUENCIES,
  missingForLease,
  planAmounts,
  type PaymentFrequency,
} from "#contract/leases/financing";
import { USUAL_TAX_BASIS_POINTS } from "#contract/leases/estimate";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { countName, PLAN_OF } from "#contract/promotions/page-amounts";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { ROUTES } from "#contract/site/paths";
import { EstimateWord } from "../../../catalogue/cards/estimate";
import { leasedAmount, leasedRange } from "../../../catalogue/cards/leased-amount";
import { Money, PlanWord } from "../../../catalogue/cards/price";
import type { CardView } from "../../../catalogue/views/catalogue-views";
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
  /** With the price of the leased items. */
  readonly card: CardView;
  /** Number of items; omitted for one. */
  readonly pieces?: number | undefined;
}

/**
 * A plan, the reason for none, or both when that depends on the state; the live check shows the right one.
 */
export function PaymentPlanBox({ card, pieces }: PaymentPlanBoxProps) {
  if (!OFFERS_LEASES) return null;
  const { minimumCartCents: minimum, maximumCartCents: maximum } = SHOP_LESSOR;
  const [lowest, highest] = leasedRange(card);
  const mayLease = highest >= minimum && lowest <= maximum;
  const mayNeed = lowest < minimum;
  const mayExceed = highest > maximum;
  const look = mayLease && (mayNeed || mayExceed) ? "plan swap" : "plan";
  const leased = leasedAmount(card);
  return (
    <>
      {mayLease && <Plans card={card} pieces={pieces} leased={leased} look={look} />}
      {mayNeed && (
        <NoPlan look={look} mayDepend={mayLease}>
          Leases start at {formatMoney(minimum)} with shipping and state tax. Add{" "}
          <EstimateWord>about</EstimateWord>
          <Money name="need" cents={missingForLease(leased, SHOP_LESSOR)} /> to lease; your cart then shows
          the plans.
        </NoPlan>
      )}
      {mayExceed && (
        <NoPlan look={look} mayDepend={mayLease}>
          Leases go up to {formatMoney(maximum)} with shipping and state tax. This is{" "}
          <EstimateWord>about</EstimateWord>
          <Money name="over" cents={leased - maximum} /> more.
          <span className="placed"> You can pay its cash price.</span>
        </NoPlan>
      )}
    </>
  );
}

interface PlansProps {
  readonly card: CardView;
  readonly pieces: number | undefined;
  readonly leased: Cents;
  readonly look: string;
}

function Plans({ card, pieces, leased, look }: PlansProps) {
  return (
    <section className={look} aria-labelledby="plan-title">
      <h2 id="plan-title">{pieces ? `${LABELS.leaseToOwn} a set of ${pieces}` : LABELS.leaseToOwn}</h2>
      <div className="plan-tabs" role="radiogroup" aria-label="How often you pay">
        {PAYMENT_FREQUENCIES.map((frequency, index) => (
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
      {PAYMENT_FREQUENCIES.map((frequency) => (
        <PlanFacts
          key={frequency}
          frequency={frequency}
          leased={leased}
          cashPrice={displayedPriceCents(card)}
        />
      ))}
      <ul className="plan-notes">
        <li>
          <PlanWord name={PLAN_OF}>{MESSAGES.financing.planOf(null)}</PlanWord>
        </li>
        <li>{MESSAGES.financing.leaseNotLoan}</li>
        <li>{MESSAGES.financing.ownership}</li>
        <li>
          {`Condition: ${card.condition}. ${LABELS.stateTax}. `}
          <span className="est">
            {`Estimated at ${USUAL_TAX_BASIS_POINTS / 100}%; enter your ZIP code for your state’s rate. `}
          </span>
          {`${NOT_OFFERED_IN && `Not offered in ${NOT_OFFERED_IN}. `}Subject to approval. `}
          <a href={ROUTES.lease}>{MESSAGES.financing.apply}</a>
          {" · "}
          <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
        </li>
      </ul>
    </section>
  );
}

interface PlanFactsProps {
  readonly frequency: PaymentFrequency;
  readonly leased: Cents;
  readonly cashPrice: Cents;
}

function PlanFacts({ frequency, leased, cashPrice }: PlanFactsProps) {
  const plan = planAmounts(leased, frequency, SHOP_LESSOR);
  return (
    <dl className={`plan-facts ${frequency}`}>
      <PlanFact name="Payment" className="lead">
        <EstimateWord>about</EstimateWord>
        <b>
          <Money name={`${frequency}-payment`} cents={plan?.payment ?? 0} />
        </b>
        {` ${EACH[frequency]}`}
      </PlanFact>
      <PlanFact name={LABELS.numberOfPayments}>
        <PlanWord name={countName(frequency)}>{SHOP_LESSOR.payments[frequency]}</PlanWord>
      </PlanFact>
      <PlanFact name={LABELS.cashPrice}>
        <Money name="cash" cents={cashPrice} />
      </PlanFact>
      <PlanFact
        name={
          <>
            Shipping and <EstimateWord>estimated</EstimateWord>state tax
          </>
        }
      >
        <Money name="extra" cents={leased - cashPrice} />
      </PlanFact>
      <PlanFact name={LABELS.costOfLease}>
        <Money name={`${frequency}-cost`} cents={plan?.cost ?? 0} />
      </PlanFact>
      <PlanFact name={LABELS.totalCost} className="total">
        <Money name={`${frequency}-total`} cents={plan?.total ?? 0} />
      </PlanFact>
    </dl>
  );
}

interface NoPlanProps {
  readonly look: string;
  /** The tax of some states makes a plan possible. */
  readonly mayDepend: boolean;
  readonly children: ReactNode;
}

function NoPlan({ look, mayDepend, children }: NoPlanProps) {
  return (
    <section className={look} aria-label={LABELS.leaseToOwn}>
      <h2>{LABELS.leaseToOwn}</h2>
      <p>{children}</p>
      {mayDepend && (
        <p className="est">
          {`${MESSAGES.financing.dependsOnPlace} `}
          <a href="#reach">Enter your ZIP code</a>
        </p>
      )}
    </section>
  );
}
