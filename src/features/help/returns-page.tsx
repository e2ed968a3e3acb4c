/** Returns: time limit, conditions, steps and refunds. */
import { PROMISES, RETURNS_PROMISE } from "#contract/checkout/promises";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { OFFERS_LEASES } from "../../lib/shop-lessor";
import { TextPage } from "./text-page";

export function ReturnsPage() {
  return (
    <TextPage title={LABELS.returns} path={ROUTES.returns}>
      <p>
        {RETURNS_PROMISE} of delivery or pickup. You don't need a reason, and sending it back costs you
        nothing.
      </p>
      <h2>What you can return</h2>
      <p>
        Anything we sold you, in the condition you got it, with everything that came in the box. Erase your
        data and sign out of your accounts first. Tires and wheels can go back if they were never mounted.
      </p>
      <h2>How to return something</h2>
      <ol>
        <li>
          Open your order from <a href={ROUTES.orders}>your account</a>, or{" "}
          <a href={ROUTES.findOrder}>find it with its number</a>.
        </li>
        <li>
          Tell us what you're sending back, or <a href={ROUTES.contact}>contact us</a> with your order number.
        </li>
        <li>Pack it well and hand it to the carrier, or bring it to the store you picked it up from.</li>
      </ol>
      <h2>Your refund</h2>
      <p>
        We refund what you paid for the item and its tax, the way you paid. Shipping is refunded only if the
        order is canceled before it ships. Your order shows each refund.
      </p>
      <h2>Damaged or wrong items</h2>
      <p>Send us a picture within {PROMISES.returnDays} days. We'll replace the item or refund it.</p>
      {OFFERS_LEASES && (
        <>
          <h2>{LABELS.leaseToOwn}</h2>
          <p>
            Returning a leased product ends its lease. You owe no further payments; what you paid for the time
            you had it isn't refunded. Your agreement has the details.
          </p>
        </>
      )}
    </TextPage>
  );
}
