import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Seo } from "../../app/head/seo";
import { ShippingPage } from "../../features/help/shipping-page";

export default ShippingPage;

export function Head() {
  return (
    <Seo
      title={LABELS.shippingAndPickup}
      description="Where we deliver, how long it takes, what it costs, and how pickup works."
      path={ROUTES.shipping}
    />
  );
}
