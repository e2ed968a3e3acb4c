/** How a product reaches its buyer. */
import { OFFER_LABEL_TEXT } from "#contract/catalog";
import { formatMoney } from "#contract/money";
import { Icon } from "../../../ui/icon";
import type { ProductView } from "../../../catalogue/views/catalog-views";

export function DeliveryFacts({ product }: { readonly product: ProductView }) {
  const { freeShipping, shippingCost, homeDelivery, inStorePickup } = product;
  const shipping =
    freeShipping || shippingCost === 0
      ? OFFER_LABEL_TEXT.FREE_SHIPPING
      : shippingCost === null
        ? "Shipping cost is shown at checkout"
        : `Shipping ${formatMoney(shippingCost)}`;
  return (
    <ul className="facts">
      <li>
        <Icon name="truck" />
        {shipping}
      </li>
      {homeDelivery && (
        <li>
          <Icon name="home" />
          Home delivery
        </li>
      )}
      {inStorePickup && (
        <li>
          <Icon name="store" />
          Store pickup
        </li>
      )}
    </ul>
  );
}
