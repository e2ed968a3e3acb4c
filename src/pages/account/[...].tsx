import type { HeadProps, PageProps } from "gatsby";
import { OverviewScreen } from "../../app/account/overview-screen";
import { AreaHead } from "../../app/area/area-head";
import { AreaPage } from "../../app/area/area-page";
import type { Area } from "../../app/area/area";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { AddressesScreen } from "../../features/customers/addresses/addresses-screen";
import { DataScreen } from "../../features/customers/own-data/data-screen";
import { ProfileScreen } from "../../features/customers/profile-screen";
import { SecurityScreen } from "../../features/customers/security/security-screen";
import { SavedSearchesScreen } from "../../features/saved/saved-searches-screen";
import { WishListScreen } from "../../features/saved/wish-list-screen";
import { AccountLeases } from "../../features/leases/account/account-leases";
import { AccountOrders } from "../../features/orders/account/account-orders";

const ACCOUNT: Area = {
  name: "Account",
  heading: LABELS.yourAccount,
  path: ROUTES.account,
  screens: [
    {
      path: ROUTES.account,
      label: "Account overview",
      heading: LABELS.yourAccount,
      drawing: "M4 11.5L12 5l8 6.5M6.5 10v9.5h11V10",
      access: "signed-in",
      component: OverviewScreen,
    },
    {
      path: ROUTES.orders,
      label: "Orders",
      heading: LABELS.yourOrders,
      headingBelow: LABELS.yourOrder,
      drawing: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
      access: "signed-in",
      component: AccountOrders,
    },
    {
      path: ROUTES.leases,
      label: "Leases",
      heading: "Your leases",
      headingBelow: "Your lease application",
      drawing: "M6 3h9l4 4v14H6zM15 3v4h4M9.5 12h6M9.5 16h6",
      access: "signed-in",
      component: AccountLeases,
    },
    {
      path: ROUTES.profile,
      label: "Profile",
      heading: "Your profile",
      drawing: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
      access: "signed-in",
      component: ProfileScreen,
    },
    {
      path: ROUTES.ownWishList,
      label: LABELS.wishList,
      heading: "Your wish list",
      drawing: "M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z",
      access: "signed-in",
      component: WishListScreen,
    },
    {
      path: ROUTES.ownSearches,
      label: "Searches",
      heading: "Your saved searches",
      drawing: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20",
      access: "signed-in",
      component: SavedSearchesScreen,
    },
    {
      path: ROUTES.addresses,
      label: "Addresses",
      heading: "Your addresses",
      drawing:
        "M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
      access: "signed-in",
      component: AddressesScreen,
    },
    {
      path: ROUTES.security,
      heading: "Password and devices",
      drawing: "M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2",
      access: "signed-in",
      component: SecurityScreen,
    },
    {
      path: ROUTES.ownData,
      heading: "Your data",
      drawing: "M12 3v11M8 10.5l4 4 4-4M4.5 15.5v5h15v-5",
      access: "signed-in",
      component: DataScreen,
    },
  ],
};

export default function AccountRoute({ location }: PageProps) {
  return <AreaPage area={ACCOUNT} location={location} />;
}

export function Head({ location }: HeadProps) {
  return <AreaHead area={ACCOUNT} location={location} />;
}
