/** The terms of use in plain words. A lawyer reviews them before the shop opens. */
import { LABELS, MESSAGES } from "#contract/messages";
import { DELIVERY_PROMISE, PROMISES, RETURNS_PROMISE } from "#contract/checkout/promises";
import { ROUTES } from "#contract/site/paths";
import { TextPage } from "./text-page";

export function TermsPage() {
  return (
    <TextPage title="Terms" path={ROUTES.terms}>
      <p>These terms apply when you browse, order or apply for a lease on this site.</p>
      <h2>Prices and orders</h2>
      <p>
        The cash price is in US dollars, before tax and shipping; both are shown before you order. Prices and
        stock change. You pay the price you see when you place the order. If a product turns out to be
        unavailable or its price was an obvious mistake, we'll notify you, cancel that part of the order and
        refund what you paid for it.
      </p>
      <h2>{LABELS.leaseToOwn}</h2>
      <p>
        {MESSAGES.financing.leaseNotLoan} The agreement is between you and the leasing company. The payments
        on this site are calculated from the cash price and are estimates until you sign; the signed agreement
        is binding. {MESSAGES.financing.ownership}
      </p>
      <p>
        The leasing company decides on each application. Leases aren't offered in every state, and your
        state's law may give you rights beyond these terms.
      </p>
      <h2 id="returns">Delivery and returns</h2>
      <p>
        {DELIVERY_PROMISE} for products we ship; in Alaska, Hawaii and the territories,{" "}
        {PROMISES.farDeliveryDays.min} to {PROMISES.farDeliveryDays.max}. Check your order when it arrives and
        report any damage soon, with a picture.
      </p>
      <p>
        {RETURNS_PROMISE} of delivery or pickup. Contact us first and we'll tell you how to send it. We refund
        what you paid, the way you paid it. If you leased it, the return is also settled with the leasing
        company.
      </p>
      <h2>Product information</h2>
      <p>
        Descriptions and specifications come from manufacturers. Some pictures only illustrate the type of
        product. If a detail matters to you, ask us before you order.
      </p>
      <h2>{LABELS.yourAccount}</h2>
      <p>
        Give accurate details, keep your password to yourself, and let us know if someone else may have used
        your account.
      </p>
      <h2>Questions</h2>
      <p>Our phone number and email address are at the top and bottom of every page.</p>
    </TextPage>
  );
}
