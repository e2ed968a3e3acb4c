/** What leasing is, step by step, in plain words; every number comes from the lessor's settings. */
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES, leasePayoffPath } from "#contract/site-paths";
import { EarlyFigures } from "../../catalogue/plans/early-figures";
import { PlanTable } from "../../catalogue/plans/plan-table";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../lib/shop-lessor";
import { TextPage } from "./text-page";

const EXAMPLE_CENTS = 900_00;

export function HowItWorksPage() {
  const { excludedStates: excluded } = SHOP_LESSOR;
  if (!OFFERS_LEASES) {
    return (
      <TextPage title={LABELS.howItWorks} path={ROUTES.howItWorks}>
        <p>At the moment this shop offers no leases: you pay the cash price.</p>
      </TextPage>
    );
  }
  return (
    <TextPage title={LABELS.howItWorks} path={ROUTES.howItWorks}>
      <p>
        You can pay the cash price today, or lease to own. {MESSAGES.financing.leaseNotLoan}{" "}
        {MESSAGES.financing.ownership}
      </p>
      <p>
        <strong>{MESSAGES.financing.notOpen}</strong> Today the checkout takes the cash price; the figures of
        this site are estimates, and this page says how a lease is going to work.
      </p>
      <h2>1. Choose</h2>
      <p>
        A cart is leased as a whole, from {formatMoney(SHOP_LESSOR.minimumCartCents)} up to{" "}
        {formatMoney(SHOP_LESSOR.maximumCartCents)}. A product that reaches this alone shows the payment, the
        number of payments and the total cost below its cash price; a smaller one shows what the cart still
        needs. The cart shows the same for everything in it, and the filter “Lease payment” finds what fits a
        weekly payment.
      </p>
      <h2>2. Ask for the lease</h2>
      <p>
        You tell the leasing company who you are, your income and your bank account. No credit card is
        required. A low credit score does not rule you out; approval is not guaranteed. Whoever is declined
        keeps the cart and can pay the cash price.
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
        early. A lease can be ended by returning the product; your agreement says how.
      </p>
      <h2>An example</h2>
      <PlanTable cashPrice={EXAMPLE_CENTS} />
      <p>
        The total cost is higher than the cash price: that difference is the cost of leasing. If you can pay
        the cash price, that is the cheaper way.
      </p>
      <EarlyFigures cashPrice={EXAMPLE_CENTS} />
      <p>
        For another price, or a day of your own:{" "}
        <a href={leasePayoffPath(EXAMPLE_CENTS)}>the payoff calculator</a>.
      </p>
      <h2>Where leases are offered</h2>
      <p>
        {excluded.length > 0
          ? `At the moment leases are not offered in ${excluded.join(", ")}.`
          : "Leases are offered everywhere we ship."}{" "}
        Paying the cash price is possible everywhere we ship.
      </p>
    </TextPage>
  );
}
