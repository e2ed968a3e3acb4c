/** Ends the holds of orders that were not paid in time (CHECKOUT-10): the gateway is asked last, then goods are for sale again. */
import { refreshLatest, type GatewayWorkParts } from "./sweeper.worker";

const AT_ONCE = 8;

/** @returns whether there may be more to do */
export async function endLapsedHolds(parts: GatewayWorkParts): Promise<boolean> {
  const lapsed = await parts.orders.listLapsed(AT_ONCE);
  await Promise.all(lapsed.map((orderId) => endHold(parts, orderId)));
  return lapsed.length === AT_ONCE;
}

/** The vendor's page is closed where that can be done; a payment it tells of counts. Two processes may do it at once. */
export async function endHold(parts: GatewayWorkParts, orderId: string): Promise<void> {
  await refreshLatest(parts, orderId);
  await parts.orders.endHold(orderId);
}
