/** What leasing is, step by step, in plain words; every number comes from the lessor's settings. */
import { DEFAULT_LESSOR, PAYMENT_FREQUENCIES, paymentPlan } from "#contract/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { TextPage } from "./text-page";

const EXAMPLE_CENTS = 900_00;
const FREQUENCY_NAMES = { WEEKLY: "Weekly", BIWEEKLY: LABELS.biweekly, MONTHLY: "Monthly" } as const;

export function HowItWorksPage() {
  return (
    <TextPage title={LABELS.howItWorks} path={ROUTES.howItWorks}>
      <p>
        You can pay the cash price today, or lease to own. {MESSAGES.financing.leaseNotLoan}{" "}
        {MESSAGES.financing.ownership}
      </p>
      <h2>1. Choose</h2>
      <p>
        Every product shows its cash price and, below it, the payment, the number of payments and the total
        cost. A lease needs a cart of at least {formatMoney(DEFAULT_LESSOR.minimumCartCents)} and goes up to{" "}
        {formatMoney(DEFAULT_LESSOR.maximumCartCents)}.
      </p>
      <h2>2. Apply</h2>
      <p>
        At checkout you tell the leasing company who you are, your income and your bank account. No credit
        card is required. A low credit score does not rule you out; approval is not guaranteed.
      </p>
      <h2>3. Read and sign</h2>
      <p>
        Before you sign you see the whole agreement: what is due at signing, each payment and its date, taxes,
        the total cost, and the terms of buying early or ending the lease. If you do not like it, do not sign:
        your cart stays as it is.
      </p>
      <h2>4. Use it, then own it</h2>
      <p>
        We ship after you sign. The leasing company owns the product until all payments are made or you buy it
        early; there is an early purchase option in the first {DEFAULT_LESSOR.earlyPurchaseDays} days. A lease
        can be ended by returning the product; your agreement says how.
      </p>
      <h2>An example</h2>
      <ExampleTable />
      <p>
        The total cost is higher than the cash price: that difference is the cost of leasing. If you can pay
        the cash price, that is the cheaper way.
      </p>
      <h2>Where leases are offered</h2>
      <p>
        At the moment leases are not offered in {DEFAULT_LESSOR.excludedStates.join(", ")}. Paying the cash
        price is possible everywhere we ship.
      </p>
    </TextPage>
  );
}

function ExampleTable() {
  return (
    <div className="scroll">
      <table className="specs">
        <caption>A new product with a cash price of {formatMoney(EXAMPLE_CENTS)}</caption>
        <thead>
          <tr>
            <th scope="col">You pay</th>
            <th scope="col">Payment</th>
            <th scope="col">Payments</th>
            <th scope="col">{LABELS.totalCost}</th>
          </tr>
        </thead>
        <tbody>
          {PAYMENT_FREQUENCIES.map((frequency) => {
            const plan = paymentPlan(EXAMPLE_CENTS, frequency);
            if (!plan) return null;
            return (
              <tr key={frequency}>
                <th scope="row">{FREQUENCY_NAMES[frequency]}</th>
                <td>{formatMoney(plan.paymentCents)}</td>
                <td>{plan.numberOfPayments}</td>
                <td>{formatMoney(plan.totalCostCents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
