/** The order after a change of its items. Pure. */
import { isLive } from "#contract/orders/item-statuses";
import { changeableItems } from "#contract/orders/orders";
import { areAllOnTheirWay } from "../../reading/status.rules";
import type { ItemsChange } from "../ports/changes.port";
import type { LockedOrder } from "../ports/moves.port";

/** A status that an order reaches by a change of its items. */
export type ReachedStatus = "CANCELLED_BY_SUPPLIER" | "RETURNED" | "COMPLETED";

/** @returns null when the order keeps its status */
export function orderStatusAfter({ status, lines }: LockedOrder): ReachedStatus | null {
  const states = lines.map((line) => line.status);
  if (!states.some(isLive)) return "CANCELLED_BY_SUPPLIER";
  if (states.filter(isLive).every((state) => state === "RETURNED")) return "RETURNED";
  return status === "CONFIRMED_BY_SUPPLIER" && areAllOnTheirWay(states) ? "COMPLETED" : null;
}

export function chosen(order: LockedOrder, itemIds: readonly string[]): LockedOrder["lines"] {
  return order.lines.filter(({ id }) => itemIds.includes(id));
}

/**
 * The order after the change.
 * @returns null when the change is not allowed for one of the items, or for the last live one
 */
export function withChange(order: LockedOrder, { itemIds, change }: ItemsChange): LockedOrder | null {
  if (changeableItems(order, chosen(order, itemIds), change).length !== new Set(itemIds).size) return null;
  const lines = order.lines.map((line) => (itemIds.includes(line.id) ? { ...line, status: change } : line));
  // Cancelling the last item means cancelling the order and its shipping; only a supplier may cancel the last
  // item alone.
  if (change !== "CANCELLED_BY_SUPPLIER" && !lines.some(({ status }) => isLive(status))) return null;
  return { ...order, lines, revision: order.revision + 1 };
}
