import type { PageProps } from "gatsby";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Island } from "../app/island/island";
import { Seo } from "../app/head/seo";
import { useShop } from "../catalogue/views/use-shop";
import { GuestOrder } from "../features/orders/view/guest-order";

export default function OrderRoute({ location }: PageProps) {
  const { phone } = useShop();
  return (
    <Island access="anyone" title={LABELS.yourOrder} height={640}>
      <GuestOrder key={location.search + location.hash} search={location.search} phone={phone} />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={LABELS.yourOrder}
      description="Check the status of your order."
      path={ROUTES.guestOrder}
      isIndexed={false}
    />
  );
}
