/** Four facts below the hero: what a first visitor asks before looking at products. */
import { DELIVERY_PROMISE, RETURNS_PROMISE } from "#contract/checkout/promises";
import { paymentPlan } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";
import { ROUTES } from "#contract/site/paths";
import { useShop } from "../../../catalogue/views/use-shop";
import { phoneHref } from "../../../lib/phone";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Icon } from "../../../ui/icon";

export function ShopFacts() {
  const { phone } = useShop();
  const smallest = paymentPlan(SHOP_LESSOR.minimumCartCents, "WEEKLY", SHOP_LESSOR);
  return (
    <ul className="facts wrap">
      <li>
        <Icon name="truck" />
        <a href={ROUTES.shipping}>{DELIVERY_PROMISE}</a>
      </li>
      <li>
        <Icon name="back" />
        <a href={ROUTES.returns}>{RETURNS_PROMISE}</a>
      </li>
      {smallest && (
        <li>
          <Icon name="calendar" />
          <span>
            <a href={ROUTES.lease}>Lease from {formatMoney(smallest.paymentCents)}/wk</a>:{" "}
            {smallest.numberOfPayments} payments, {formatMoney(smallest.totalCostCents)} total
          </span>
        </li>
      )}
      <li>
        <Icon name="phone" />
        <span>
          Questions? Call <a href={phoneHref(phone)}>{phone}</a>
        </span>
      </li>
    </ul>
  );
}
