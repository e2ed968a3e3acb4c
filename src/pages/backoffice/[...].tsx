import type { HeadProps, PageProps } from "gatsby";
import type { Area } from "../../app/area/area";
import { AreaHead, AreaPage } from "../../app/area/area-page";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { BackofficeOrders } from "../../features/orders/backoffice/backoffice-orders";
import { PricingScreens } from "../../features/pricing/pricing-screens";

const BACKOFFICE: Area = {
  name: LABELS.backOffice,
  heading: LABELS.backOffice,
  path: ROUTES.backoffice,
  screens: [
    {
      path: ROUTES.backofficeOrders,
      heading: "Orders",
      headingBelow: "Order",
      drawing: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
      access: "orders.read",
      component: BackofficeOrders,
    },
    {
      path: ROUTES.backofficePricing,
      heading: "Pricing",
      headingBelow: "Pricing",
      drawing: "M4 12V4h8l8 8-8 8zM8.5 8.5h.01",
      access: "pricing.read",
      component: PricingScreens,
    },
  ],
};

export default function BackofficeRoute({ location }: PageProps) {
  return <AreaPage area={BACKOFFICE} location={location} />;
}

export function Head({ location }: HeadProps) {
  return <AreaHead area={BACKOFFICE} location={location} />;
}
