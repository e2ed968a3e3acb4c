/** Ends the holds of orders that were not paid in time (CHECKOUT-10): the gateway is asked last, then goods are for sale again. */
import type { OrderHolds } from "../orders/changing/ports/holds.port";
import { refreshLatest, type GatewayWorkParts } from "./sweeper.worker";

export interface HoldWorkParts extends GatewayWorkParts {
  readonly orders: GatewayWorkParts["orders"] & { readonly holds: Omit<OrderHolds, "holdFor"> };
}

const AT_ONCE = 8;

/** @returns whether there may be more to do */
export async function endLapsedHolds(parts: HoldWorkParts): Promise<boolean> {
  const lapsed = await parts.orders.holds.listLapsed(AT_ONCE);
  await Promise.all(lapsed.map((orderId) => endHold(parts, orderId)));
  return lapsed.length === AT_ONCE;
}

/**
 * Closes the vendor's page where that is possible; a payment the vendor then reports counts. Safe to run in two
 * processes at once.
 */
export async function endHold(parts: HoldWorkParts, orderId: string): Promise<void> {
  await refreshLatest(parts, orderId);
  await parts.orders.holds.endHold(orderId);
}
