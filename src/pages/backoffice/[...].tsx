import type { HeadProps, PageProps } from "gatsby";
import { Island } from "../../app/island/island";
import { useIsBrowser } from "../../app/island/use-is-browser";
import { ROUTES } from "#contract/site-paths";
import { Seo } from "../../app/head/seo";
import { BackofficeOrders } from "../../features/orders/backoffice/backoffice-orders";
import { orderIdIn } from "../../features/orders/list-address";

/** Heading and title; one HTML file stands for all screens, so it says what all of them are. */
function titleAt(path: string): string {
  if (path === "") return "Back office";
  return orderIdIn(path, ROUTES.backofficeOrders) === null ? "Orders" : "Order";
}

export default function BackofficeRoute({ location }: PageProps) {
  const isBrowser = useIsBrowser();
  return (
    <Island access="orders.read" title={titleAt(isBrowser ? location.pathname : "")} height={640}>
      <BackofficeOrders location={location} />
    </Island>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <Seo
      title={titleAt(location.pathname)}
      description="For staff."
      path={ROUTES.backoffice}
      isIndexed={false}
    />
  );
}
