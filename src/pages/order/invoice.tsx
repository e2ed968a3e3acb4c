import type { PageProps } from "gatsby";
import { LABELS } from "#contract/messages";
import { orderIn } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { Island } from "../../app/island/island";
import { useIsBrowser } from "../../ui/use-is-browser";
import { hasOrderKey } from "../../client/page/order-links";
import { InvoiceScreen } from "../../features/orders/invoice/invoice-screen";

export default function InvoiceRoute({ location }: PageProps) {
  const isBrowser = useIsBrowser();
  const order = isBrowser ? orderIn(location.search, location.hash, "order") : null;
  // An order's key is enough; no account is needed.
  const access = order && (order.key || hasOrderKey(order.id)) ? "anyone" : "signed-in";
  return (
    <Island access={access} title={LABELS.invoice} height={900}>
      <InvoiceScreen search={location.search} />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={LABELS.invoice}
      description="Print or download the invoice of your order."
      path={ROUTES.orderInvoice}
      isIndexed={false}
    />
  );
}
