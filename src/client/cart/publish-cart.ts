/**
 * Publishes items added to and removed from the cart (ANALYTICS-2): for a guest once stored, for a customer
 * once the account has them.
 */
import { isStaff } from "#contract/staff/roles";
import { storedJson } from "../page/dom";
import { SESSION_KEY } from "../page/page-keys";
import { track } from "../page/track";
import { countStoredPieces } from "./cart-storage";

/** True when the signed-in user has a cart at the server. */
export function isCustomerHere(): boolean {
  const { user } = {
    ...(storedJson(SESSION_KEY) as { readonly user?: { readonly type?: unknown } | null } | null),
  };
  return !!user && !isStaff(String(user.type));
}

/** @param change quantities by product; negative: removed */
export function publishCart(change: ReadonlyMap<string, number>): void {
  const cartItems = countStoredPieces();
  change.forEach((count, productId) => {
    if (count === 0) return;
    track("CART", {
      cartAction: count > 0 ? "add" : "remove",
      productId,
      productQuantity: Math.abs(count),
      cartItems,
    });
  });
}

/** For guests and staff, whose cart is local to the browser. */
export function publishOwnCart(productId: string, count: number): void {
  if (!isCustomerHere()) publishCart(new Map([[productId, count]]));
}
