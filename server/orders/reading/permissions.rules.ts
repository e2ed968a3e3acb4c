/** Who may move an order where (ORDER-1, ORDER-6, ORDER-8); the server enforces it and the screens offer nothing else. */
import {
  CUSTOMER_CANCELLABLE,
  ORDER_TRANSITIONS,
  SYSTEM_TRANSITIONS,
  type ItemStatus,
  type OrderStatus,
} from "#contract/orders";
import type { Viewer } from "../../http/session";
import { areAllOnTheirWay } from "./status.rules";

export interface MovableOrder {
  readonly status: OrderStatus;
  readonly lines: readonly { readonly status: ItemStatus }[];
}

/** The states this member of the staff may move the order to. */
export function nextStatusesFor(order: MovableOrder, viewer: Viewer): OrderStatus[] {
  const may = new Set(viewer.permissions);
  return ORDER_TRANSITIONS[order.status].filter((to) => {
    if (SYSTEM_TRANSITIONS.includes(to)) return false;
    if (to === "CANCELLED") return may.has("orders.cancel");
    if (to === "COMPLETED" && !areAllOnTheirWay(order.lines.map(({ status }) => status))) return false;
    return may.has("orders.update");
  });
}

export function mayCustomerCancel(status: OrderStatus): boolean {
  return CUSTOMER_CANCELLABLE.includes(status);
}
