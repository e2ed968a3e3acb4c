/** What leasing is, step by step, in plain words; every number comes from the lessor's settings. */
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leasePayoffPath } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
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
      <h2>1. Find out how much you can lease for</h2>
      <p>
        <a href={ROUTES.lease}>{MESSAGES.financing.apply}</a> before you shop, or when your cart is full. You
        say who you are, where you live, what you earn and when you are paid, and which bank account your pay
        goes to. Each step is saved, so you can go on later, on another device too. You need no account to
        apply; to shop with an approval you need one.
      </p>
      <p>
        We pass it on to the leasing companies we work with, one after the other, until one approves. They
        check your identity, your income and your bank account, and may ask consumer reporting agencies about
        you. No card is required. A low score does not rule you out; approval is not guaranteed. We charge
        nothing for asking, and it obliges you to nothing.
      </p>
      <p>
        The answer usually comes at once; some applications are looked at by a person first. It says how much
        you may lease for and until when. If you are declined, your cart stays as it is and you can pay the
        cash price.
      </p>
      <h2>2. Choose</h2>
      <p>
        A cart is leased as a whole, from {formatMoney(SHOP_LESSOR.minimumCartCents)} up to{" "}
        {formatMoney(SHOP_LESSOR.maximumCartCents)}. A product that reaches this alone shows the payment, the
        number of payments and the total cost below its cash price; a smaller one shows what the cart still
        needs. The cart shows the same for everything in it, and the filter “Lease payment” finds what fits a
        weekly payment. At the checkout you pay by Lease Credit.
      </p>
      <h2>3. Read and sign</h2>
      <p>
        You sign at the leasing company, online. Before that you see the whole agreement: what is due at
        signing, each payment, taxes, the total cost, and the terms of buying early or ending the lease. If
        you do not like it, do not sign: nothing is owed then.
      </p>
      <h2>4. Use it, then own it</h2>
      <p>
        We ship after you sign. The leasing company owns the product until all payments are made or you buy it
        early; until then it is not yours to sell. You can end the lease at any time by returning the product:
        then no further payment is due, and what was paid until then is not paid back. Your agreement says
        how.
      </p>
      <h2>An example</h2>
      <PlanTable leased={EXAMPLE_CENTS} />
      <p>
        The total cost is higher than the cash price: that difference is the cost of leasing. If you can pay
        the cash price, that is the cheaper way. These and all figures of this site follow the terms of{" "}
        {SHOP_LESSOR.name}, the dearest of the companies we ask. Another leasing company may have others; once
        one approves you, you see its own.
      </p>
      <EarlyFigures leased={EXAMPLE_CENTS} />
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
