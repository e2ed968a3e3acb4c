import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { TermsPage } from "../../features/help/terms-page";

export default TermsPage;

export function Head() {
  return (
    <Seo
      title="Terms"
      description="Our terms for prices, orders, leases and returns in plain language."
      path={ROUTES.terms}
    />
  );
}
