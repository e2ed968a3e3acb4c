/** Delivery and returns of a product. An unavailable product shows no delivery options (catalogue.css). */
import { OFFER_LABEL_TEXT, SHIPMENT_TEXT } from "#contract/catalogue/lists";
import { deliveryPromise } from "#contract/checkout/delivery";
import { formatMoney } from "#contract/money/money";
import { RETURNS_PROMISE } from "#contract/checkout/promises";
import { ROUTES } from "#contract/site/paths";
import { Icon } from "../../../ui/icon";
import type { ProductView } from "../../../catalogue/views/catalogue-views";

interface DeliveryFactsProps {
  readonly product: ProductView;
  /** Two letters; null until a postal code is known. */
  readonly state: string | null;
}

export function DeliveryFacts({ product, state }: DeliveryFactsProps) {
  const { freeShipping, shippingCost, isSent, inStorePickup } = product;
  const shipping =
    freeShipping || shippingCost === 0
      ? OFFER_LABEL_TEXT.FREE_SHIPPING
      : shippingCost === null
        ? "Shipping cost shown at checkout"
        : `Shipping ${formatMoney(shippingCost)}`;
  return (
    <ul className="facts">
      {isSent && (
        <>
          <li>
            <Icon name="truck" />
            {shipping}
          </li>
          <li>
            <Icon name="home" />
            {deliveryPromise(state)}
          </li>
        </>
      )}
      {inStorePickup && (
        <li>
          <Icon name="store" />
          {SHIPMENT_TEXT.STORE_PICKUP}
        </li>
      )}
      <li>
        <Icon name="back" />
        <a href={ROUTES.returns}>{RETURNS_PROMISE}</a>
      </li>
    </ul>
  );
}
