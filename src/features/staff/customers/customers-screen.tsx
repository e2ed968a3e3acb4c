/** Customers in the back office: the list, or the customer in the address. */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../../ui/list/list-address";
import { CustomerDetail } from "./customer-detail";
import { CustomerList } from "./customer-list";

interface CustomersScreenProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function CustomersScreen({ location }: CustomersScreenProps) {
  const named = idBelow(BACKOFFICE_ROUTES.customers, location.pathname);
  if (named === null) return <CustomerList search={location.search} />;
  return <CustomerDetail key={named} username={decodeURIComponent(named)} search={location.search} />;
}
