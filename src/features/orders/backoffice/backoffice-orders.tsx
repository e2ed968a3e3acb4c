/** The orders of the back office: the list, or the one order the address names. */
import { ROUTES } from "#contract/site-paths";
import { idBelow } from "../../../ui/list/list-address";
import { OrderSearch } from "./order-search";
import { StaffOrderScreen } from "./staff-order-screen";

interface BackofficeOrdersProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function BackofficeOrders({ location }: BackofficeOrdersProps) {
  const orderId = idBelow(ROUTES.backofficeOrders, location.pathname);
  return orderId === null ? (
    <OrderSearch search={location.search} />
  ) : (
    <StaffOrderScreen key={orderId} orderId={orderId} />
  );
}
