/** The company: what it does, how it earns money, and its address. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { useShop } from "../../catalogue/views/use-shop";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES } from "../../lib/shop-lessor";
import { TextPage } from "./text-page";

export function AboutPage() {
  const shop = useShop();
  return (
    <TextPage title={LABELS.aboutUs} path={ROUTES.about}>
      <p>
        {shop.name} sells electronics, appliances, tires and wheels online. We deliver to your door, or you
        pick up in a store.
      </p>
      {OFFERS_LEASES && (
        <>
          <h2>For people with any credit</h2>
          <p>
            You can pay the cash price or <a href={ROUTES.howItWorks}>lease to own</a>. We show the cash
            price, each payment and the total cost together, before you decide. A lease costs more than the
            cash price, and we say so.
          </p>
        </>
      )}
      <h2>Reach us</h2>
      <address>
        {shop.name}
        <br />
        {shop.address}
        <br />
        <a href={phoneHref(shop.phone)}>{shop.phone}</a>
        <br />
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </address>
    </TextPage>
  );
}
