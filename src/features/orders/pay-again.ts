/** Where an order is paid whose payment failed. */
import { CHECKOUT_ROUTES } from "../../client/page/routes";

/** @param orderKey the signed key of a guest's mail; null for who is signed in */
export function payAgainPath(orderId: string, orderKey: string | null): string {
  const query = new URLSearchParams({ order: orderId, ...(orderKey ? { key: orderKey } : {}) });
  return `${CHECKOUT_ROUTES.payment}?${query}`;
}
