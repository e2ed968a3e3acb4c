import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { TermsPage } from "../../features/help/terms-page";

export default TermsPage;

export function Head() {
  return (
    <Seo
      title="Terms"
      description="Terms: prices, orders, leases and returns in plain words."
      path={ROUTES.terms}
    />
  );
}
