import type { HeadProps, PageProps } from "gatsby";
import { Island } from "../../app/island";
import { Seo } from "../../app/seo";
import { AccountArea } from "../../features/customers/account-area";
import { screenAt } from "../../features/customers/account-screens";

export default function AccountRoute({ location }: PageProps) {
  return (
    <Island access="signed-in">
      <AccountArea path={location.pathname} />
    </Island>
  );
}

export function Head({ location }: HeadProps) {
  const title = screenAt(location.pathname)?.heading ?? "Your account";
  return <Seo title={title} description="Your account" path="/account/" isIndexed={false} />;
}
