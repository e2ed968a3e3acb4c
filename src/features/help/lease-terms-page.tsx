/** The terms of every leasing company, and who leases in which state; all of it from the lessors' settings (LEASE-3). */
import { PAYMENT_FREQUENCIES, planAmounts, type LessorTerms } from "#contract/leases/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { US_STATES } from "#contract/places/us-states";
import { ROUTES } from "#contract/site/paths";
import { FREQUENCY_NAMES } from "../../catalogue/plans/plan-table";
import { OFFERS_LEASES } from "../../lib/shop-lessor";
import { SHOP_LESSORS } from "../../lib/shop-lessors";
import { NoLeases } from "./no-leases";
import { TextPage } from "./text-page";

const EXAMPLE_CENTS = 1_000_00;

const LESSORS = Object.values(SHOP_LESSORS);

export function LeaseTermsPage() {
  return (
    <TextPage title={LABELS.leaseTerms} path={ROUTES.leaseTerms}>
      {OFFERS_LEASES ? <Terms /> : <NoLeases />}
    </TextPage>
  );
}

function Terms() {
  return (
    <>
      <p>
        {MESSAGES.financing.leaseNotLoan} {MESSAGES.financing.ownership} The state where you get your order
        decides who can lease to you.
      </p>
      <h2>Leasing companies</h2>
      {LESSORS.map((lessor) => (
        <LessorTable key={lessor.name} lessor={lessor} />
      ))}
      <p>
        Amounts include shipping and sales tax. Your agreement states your own figures before you sign.{" "}
        <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
      </p>
      <h2>States</h2>
      <div className="scroll">
        <table className="specs">
          <caption>Who leases in each state and territory</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Leases from</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(US_STATES).map(([code, name]) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{lessorsIn(code) || "No leases; you can pay the cash price"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function LessorTable({ lessor }: { readonly lessor: LessorTerms }) {
  const example = Math.min(EXAMPLE_CENTS, lessor.maximumCartCents);
  const amounts = planAmounts(example, "WEEKLY", lessor);
  return (
    <div className="scroll">
      <table className="specs">
        <caption>
          <b>{lessor.name}</b>
        </caption>
        <tbody>
          <tr>
            <th scope="row">Carts</th>
            <td>
              {formatMoney(lessor.minimumCartCents)} to {formatMoney(lessor.maximumCartCents)}
            </td>
          </tr>
          <tr>
            <th scope="row">Payments</th>
            <td>
              {PAYMENT_FREQUENCIES.map((each) => `${FREQUENCY_NAMES[each]}: ${lessor.payments[each]}`).join(
                ", ",
              )}
            </td>
          </tr>
          {amounts && (
            <tr>
              <th scope="row">{LABELS.totalCost}</th>
              <td>
                {formatMoney(amounts.total)} for {formatMoney(example)}, in {lessor.payments.WEEKLY} payments
                of {formatMoney(amounts.payment)}
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">{LABELS.earlyBuyout}</th>
            <td>
              For {lessor.earlyPurchaseDays} days, the leased amount less payments made; after that,{" "}
              {lessor.earlyPurchaseBasisPoints / 100}% of the remaining payments
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** "Katapult, Acima"; empty for a state that every lessor excludes. */
function lessorsIn(state: string): string {
  return LESSORS.filter(({ excludedStates }) => !excludedStates.includes(state))
    .map(({ name }) => name)
    .join(", ");
}
