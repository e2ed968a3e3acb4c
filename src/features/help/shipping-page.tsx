/** Delivery times and areas, shipping costs, store pickup and tracking. */
import { SHIPMENT_TEXT } from "#contract/catalogue/lists";
import { DELIVERY_PROMISE, PROMISES } from "#contract/checkout/promises";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { TextPage } from "./text-page";

const { handlingDays, farDeliveryDays } = PROMISES;

export function ShippingPage() {
  return (
    <TextPage title={LABELS.shippingAndPickup} path={ROUTES.shipping}>
      <h2>How long it takes</h2>
      <p>
        {DELIVERY_PROMISE}. Most orders leave within {handlingDays.max} business days. Alaska, Hawaii and the
        territories take {farDeliveryDays.min} to {farDeliveryDays.max} business days.
      </p>
      <h2>What it costs</h2>
      <p>
        Each product page shows its shipping; many products ship free. Your cart adds it up before you order.
        Set your ZIP code at the top of any page to see what we can deliver to you.
      </p>
      <h2>{SHIPMENT_TEXT.STORE_PICKUP}</h2>
      <p>
        Pickup is free. Choose a store at checkout. We'll email you when your order is ready; bring that email
        and a photo ID.
      </p>
      <h2>{LABELS.trackOrder}</h2>
      <p>
        We email the carrier and tracking number when it ships. You can also{" "}
        <a href={ROUTES.findOrder}>find your order</a> with its number and your email address.
      </p>
    </TextPage>
  );
}
