/** The orders of the back office: the list, or the order in the address. */
import { lazy, type ComponentProps } from "react";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../../ui/list/list-address";
import { OrderListScreen } from "./list/order-list";

/** Larger than the list because of its forms and calls: the back office's first screen loads without it. */
const StaffOrderScreen = lazy(async () => ({
  default: (await import("./staff-order-screen")).StaffOrderScreen,
}));

interface BackofficeOrdersProps extends Pick<ComponentProps<typeof StaffOrderScreen>, "drawChats"> {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function BackofficeOrders({ location, drawChats }: BackofficeOrdersProps) {
  const orderId = idBelow(BACKOFFICE_ROUTES.orders, location.pathname);
  return orderId === null ? (
    <OrderListScreen search={location.search} />
  ) : (
    <StaffOrderScreen key={orderId} orderId={orderId} search={location.search} drawChats={drawChats} />
  );
}
