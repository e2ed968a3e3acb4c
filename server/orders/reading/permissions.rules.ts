/**
 * Allowed moves of an order by user (ORDER-1, ORDER-6, ORDER-8). The server enforces them; screens offer only
 * these.
 */
import type { ItemStatus } from "#contract/orders/item-statuses";
import { isHeldAgain, isRelease } from "#contract/orders/changes";
import { ORDER_STATUS_ROWS, type OrderStatus } from "#contract/orders/statuses";
import type { Permission } from "#contract/staff/roles";
import type { Viewer } from "../../http/session";
import { areAllOnTheirWay } from "./status.rules";

/**
 * Whether the move is allowed while the order awaits a correction payment or another fraud check (ORDER-43,
 * FRAUD-3).
 */
export function mayMoveWhileWaiting(to: OrderStatus): boolean {
  return ORDER_STATUS_ROWS[to].move.isOpenToCorrected;
}

export interface MovableOrder {
  readonly status: OrderStatus;
  readonly lines: readonly { readonly status: ItemStatus }[];
  readonly correction: { readonly state: string } | null;
  readonly isFraudCheckPending: boolean;
}

/** The statuses this staff member may move the order to. */
export function nextStatusesFor(order: MovableOrder, viewer: Pick<Viewer, "permissions">): OrderStatus[] {
  const may = new Set(viewer.permissions);
  return ORDER_STATUS_ROWS[order.status].to.filter((to) => {
    if (ORDER_STATUS_ROWS[to].move.by === "system") return false;
    const isWaiting = order.correction?.state === "WAITING" || order.isFraudCheckPending;
    if (isWaiting && !mayMoveWhileWaiting(to)) return false;
    if (isHeldAgain(order.status, to)) return false;
    // Signatures are reported by the lessor only.
    if (order.status === "PENDING_ESIGNATURE" && to !== "CANCELLED") return false;
    if (to === "COMPLETED" && !areAllOnTheirWay(order.lines.map(({ status }) => status))) return false;
    if (isRelease(order.status, to) && !may.has("orders.release")) return false;
    return may.has(permissionFor(to));
  });
}

/** The permission staff need for a move. Cancellations and returns refund money. */
export function permissionFor(to: OrderStatus): Permission {
  return ORDER_STATUS_ROWS[to].move.permission;
}

export function mayCustomerCancel(status: OrderStatus): boolean {
  return ORDER_STATUS_ROWS[status].customer.mayCancel;
}
