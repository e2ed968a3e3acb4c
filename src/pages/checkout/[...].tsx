import type { HeadProps, PageProps } from "gatsby";
import { Island } from "../../app/island/island";
import { useIsBrowser } from "../../ui/use-is-browser";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { CheckoutArea } from "../../features/checkout/checkout-area";
import { ApplicationForm } from "../../features/checkout/lease/application-form";
import { LeaseApplicationForm } from "../../features/leases/apply/lease-application-form";
import { checkoutTitle, screenAt } from "../../features/checkout/input/checkout-screens";

export default function CheckoutRoute({ location }: PageProps) {
  // One HTML file serves all steps, so it cannot contain the step.
  const isBrowser = useIsBrowser();
  const title = checkoutTitle(isBrowser ? location.pathname : "");
  return (
    <Island access="anyone" title={title} height={900}>
      <ApplicationForm value={LeaseApplicationForm}>
        <CheckoutArea screen={screenAt(location.pathname)} search={location.search} />
      </ApplicationForm>
    </Island>
  );
}

export function Head({ location }: HeadProps) {
  const title = checkoutTitle(location.pathname);
  return <Seo title={title} description="Order and pay" path={ROUTES.checkout} isIndexed={false} />;
}
