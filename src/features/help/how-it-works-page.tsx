/** Explains leasing, step by step, in plain words; every number comes from the lessor's settings. */
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leasePayoffPath } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { EarlyFigures } from "../../catalogue/plans/early-figures";
import { PlanTable } from "../../catalogue/plans/plan-table";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../lib/shop-lessor";
import { NoLeases } from "./no-leases";
import { TextPage } from "./text-page";

const EXAMPLE_CENTS = 900_00;

export function HowItWorksPage() {
  const { excludedStates: excluded } = SHOP_LESSOR;
  if (!OFFERS_LEASES) {
    return (
      <TextPage title={LABELS.howItWorks} path={ROUTES.howItWorks}>
        <NoLeases />
      </TextPage>
    );
  }
  return (
    <TextPage title={LABELS.howItWorks} path={ROUTES.howItWorks}>
      <p>
        Pay the cash price today, or lease to own. {MESSAGES.financing.leaseNotLoan}{" "}
        {MESSAGES.financing.ownership}
      </p>
      <h2>1. Find out how much you can lease for</h2>
      <p>
        <a href={ROUTES.lease}>{MESSAGES.financing.apply}</a> before you shop, or when your cart is ready.
        Tell us who you are, where you live, what you earn, when you're paid, and which bank account your pay
        goes into. We save every step, so you can finish later, even on another device. You don't need an
        account to apply, but you need one to shop with an approval.
      </p>
      <p>
        We send your application to our leasing partners, one after the other, until one approves. They check
        your identity, income and bank account, and may contact consumer reporting agencies about you. No card
        is required. A low score doesn't rule you out; approval isn't guaranteed. Applying is free, with no
        obligation.
      </p>
      <p>
        You usually get an answer right away; a person reviews some applications first. It says how much you
        can lease for and until when. If you're declined, your cart stays the same and you can pay the cash
        price.
      </p>
      <h2>2. Choose</h2>
      <p>
        You lease a whole cart, from {formatMoney(SHOP_LESSOR.minimumCartCents)} up to{" "}
        {formatMoney(SHOP_LESSOR.maximumCartCents)}. A product in that range shows its payment, number of
        payments and total cost below its cash price; a less expensive one shows how much more you need to
        add. Your cart shows the same for everything in it, and the “Lease payment” filter finds products by
        weekly payment. At checkout, pay with Lease Credit.
      </p>
      <h2>3. Read and sign</h2>
      <p>
        You sign online with the leasing company. First you see the full agreement: what's due at signing,
        each payment, taxes, the total cost, and the terms for buying early or ending the lease. If you don't
        like it, don't sign; you won't owe anything.
      </p>
      <h2>4. Use it, then own it</h2>
      <p>
        We ship after you sign. The leasing company owns the product until you make all payments or buy it
        early; until then, you can't sell it. You can end the lease at any time by returning the product. No
        further payments are due after that, and earlier payments aren't refunded. Your agreement says how.
      </p>
      <h2>An example</h2>
      <PlanTable leased={EXAMPLE_CENTS} />
      <p>
        The total cost is higher than the cash price; the difference is the cost of leasing. If you can pay
        the cash price, that's cheaper. All figures on this site follow the terms of {SHOP_LESSOR.name}, our
        highest-cost leasing partner. Terms vary by leasing company; once one approves you, you see its own.
      </p>
      <EarlyFigures leased={EXAMPLE_CENTS} />
      <p>
        For another price or date, use <a href={leasePayoffPath(EXAMPLE_CENTS)}>the payoff calculator</a>.
      </p>
      <h2>Where leases are offered</h2>
      <p>
        {excluded.length > 0
          ? `Leases are currently not offered in ${excluded.join(", ")}.`
          : "Leases are offered everywhere we ship."}{" "}
        You can pay the cash price everywhere we ship. <a href={ROUTES.leaseTerms}>{LABELS.leaseTerms}</a>
      </p>
    </TextPage>
  );
}
