/** The back office's customer screens, assembled here because an account combines several features. */
import { ACCOUNT_VIEW, BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { CustomersScreen } from "../../features/staff/customers/customers-screen";
import { idBelow } from "../../ui/list/list-address";
import type { ScreenLocation } from "../area/area";
import { AccountViewScreen } from "./account-view";

export function CustomersScreens({ location }: { readonly location: ScreenLocation }) {
  const [name, part] = idBelow(BACKOFFICE_ROUTES.customers, location.pathname)?.split("/") ?? [];
  if (!name || part !== ACCOUNT_VIEW) return <CustomersScreen location={location} />;
  return <AccountViewScreen key={name} username={decodeURIComponent(name)} />;
}
