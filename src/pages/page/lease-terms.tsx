import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { LeaseTermsPage } from "../../features/help/lease-terms-page";

export default LeaseTermsPage;

export function Head() {
  return (
    <Seo
      title={LABELS.leaseTerms}
      description="Where leases are offered, from which leasing companies, for which amounts, and what they cost in total."
      path={ROUTES.leaseTerms}
    />
  );
}
