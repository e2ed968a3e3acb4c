import type { PageProps } from "gatsby";
import { orderIn } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { Island } from "../../app/island/island";
import { useIsBrowser } from "../../ui/use-is-browser";
import { hasOrderKey } from "../../client/page/order-links";
import { AgreementScreen } from "../../features/leases/agreement/agreement-screen";

const TITLE = "Your lease costs";

export default function AgreementRoute({ location }: PageProps) {
  const isBrowser = useIsBrowser();
  const order = isBrowser ? orderIn(location.search, location.hash, "order") : null;
  // An order's key is enough; no account is needed.
  const access = order && (order.key || hasOrderKey(order.id)) ? "anyone" : "signed-in";
  return (
    <Island access={access} title={TITLE} height={900}>
      <AgreementScreen search={location.search} />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={TITLE}
      description="The full cost of your lease, before you sign it."
      path={ROUTES.leaseAgreement}
      isIndexed={false}
    />
  );
}
