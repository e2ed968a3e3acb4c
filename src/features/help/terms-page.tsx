/** The rules of using the shop, in plain words. A lawyer of the shop reads them before it opens. */
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
        stock change. The price that counts is the one you see when you place the order. If a product turns
        out to be unavailable or its price was an obvious mistake, we tell you, cancel that part of the order
        and return what you paid for it.
      </p>
      <h2>{LABELS.leaseToOwn}</h2>
      <p>
        {MESSAGES.financing.leaseNotLoan} The agreement is between you and the leasing company. The payments
        on this site are computed from the cash price and are estimates until you sign; the signed agreement
        is what counts. {MESSAGES.financing.ownership}
      </p>
      <p>
        The leasing company decides about each application. Leases are not offered in every state, and the law
        of your state may give you rights beyond these terms.
      </p>
      <h2 id="returns">Delivery and returns</h2>
      <p>
        {DELIVERY_PROMISE}, where a product is sent to you; in Alaska, Hawaii and the territories in{" "}
        {PROMISES.farDeliveryDays.least} to {PROMISES.farDeliveryDays.most}. Check it when it arrives and tell
        us about damage soon, with a picture.
      </p>
      <p>
        {RETURNS_PROMISE} of delivery or pickup: contact us first and we tell you how to send it. You get back
        what you paid, the way you paid it. If it was leased, the return is also settled with the leasing
        company.
      </p>
      <h2>Product information</h2>
      <p>
        Descriptions and specifications come from the makers. Some pictures are illustrations of the kind of
        product. If something matters to you, ask us before you order.
      </p>
      <h2>{LABELS.yourAccount}</h2>
      <p>
        Give true details, keep your password to yourself, and tell us if somebody else may have used your
        account.
      </p>
      <h2>Questions</h2>
      <p>Our phone number and e-mail address are at the top and at the foot of every page.</p>
    </TextPage>
  );
}
