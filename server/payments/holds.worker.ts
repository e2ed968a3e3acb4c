/**
 * Ends the holds of orders not paid in time (CHECKOUT-10): queries the gateway a last time, then releases the
 * stock.
 */
import type { OrderHolds } from "../orders/changing/ports/holds.port";
import { refreshLatest, type GatewayWorkParts } from "./sweeper.worker";

export interface HoldWorkParts extends GatewayWorkParts {
  readonly orders: GatewayWorkParts["orders"] & { readonly holds: Omit<OrderHolds, "holdFor"> };
}

const AT_ONCE = 8;

/** @returns whether more holds may be due */
export async function endLapsedHolds(parts: HoldWorkParts): Promise<boolean> {
  const lapsed = await parts.orders.holds.listLapsed(AT_ONCE);
  await Promise.all(lapsed.map((orderId) => endHold(parts, orderId)));
  return lapsed.length === AT_ONCE;
}

/**
 * Closes the vendor's page where possible; a payment the vendor then reports still counts. Safe to run
 * concurrently.
 */
export async function endHold(parts: HoldWorkParts, orderId: string): Promise<void> {
  await refreshLatest(parts, orderId);
  await parts.orders.holds.endHold(orderId);
}
