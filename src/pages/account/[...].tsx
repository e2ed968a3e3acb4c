import type { HeadProps, PageProps } from "gatsby";
import { ROUTES } from "#contract/site-paths";
import { Island } from "../../app/island/island";
import { useIsBrowser } from "../../app/island/use-is-browser";
import { Seo } from "../../app/head/seo";
import { AccountArea } from "../../features/customers/account-area";
import { accountTitle, screenAt } from "../../features/customers/account-screens";
import { AccountOrders } from "../../features/orders/account/account-orders";

export default function AccountRoute({ location }: PageProps) {
  // One HTML file stands for all screens: it cannot know which.
  const isBrowser = useIsBrowser();
  const screen = screenAt(location.pathname);
  return (
    <Island access="signed-in" title={accountTitle(isBrowser ? location.pathname : "")} height={640}>
      <AccountArea screen={screen} orders={<AccountOrders location={location} />} />
    </Island>
  );
}

export function Head({ location }: HeadProps) {
  const title = accountTitle(location.pathname);
  return <Seo title={title} description="Your account" path={ROUTES.account} isIndexed={false} />;
}
