import type { PageProps } from "gatsby";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { Island } from "../../app/island/island";
import { PayoffScreen } from "../../features/leases/payoff/payoff-screen";

const TITLE = "Payoff calculator";

export default function PayoffRoute({ location }: PageProps) {
  return (
    <Island access="anyone" title={TITLE} height={900}>
      <PayoffScreen search={location.search} />
    </Island>
  );
}

export function Head() {
  return (
    <Seo
      title={TITLE}
      description="What it costs to buy out a leased product early."
      path={ROUTES.leasePayoff}
      isIndexed={false}
    />
  );
}
