/** How a product reaches its buyer. */
import { formatMoney } from "#contract/money";
import { Icon } from "../../../ui/icon";
import type { ProductView } from "../../../catalogue/views/catalog-views";

export function DeliveryFacts({ product }: { readonly product: ProductView }) {
  const { freeShipping, shippingCost, homeDelivery, inStorePickup } = product;
  const shipping =
    freeShipping || shippingCost === 0
      ? "Free shipping"
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
