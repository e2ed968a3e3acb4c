import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { WarrantyPage } from "../../features/help/warranty-page";

export default WarrantyPage;

export function Head() {
  return (
    <Seo
      title={LABELS.warranty}
      description="What the manufacturer's warranty covers and how we help you use it."
      path={ROUTES.warranty}
    />
  );
}
