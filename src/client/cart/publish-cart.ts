/** Tells what was put into the cart and taken out (ANALYTICS-2): of a guest once it is kept, of a customer once the account has it. */
import { isStaff } from "#contract/staff/roles";
import { storedJson } from "../page/dom";
import { SESSION_KEY } from "../page/page-marks";
import { track } from "../page/track";
import { countStoredPieces } from "./cart-storage";

/** True when somebody is signed in who has a cart at the server. */
export function isCustomerHere(): boolean {
  const { user } = {
    ...(storedJson(SESSION_KEY) as { readonly user?: { readonly type?: unknown } | null } | null),
  };
  return !!user && !isStaff(String(user.type));
}

/** @param change pieces by product; negative ones were taken out */
export function publishCart(change: ReadonlyMap<string, number>): void {
  const cartItems = countStoredPieces();
  change.forEach((count, productId) => {
    if (count === 0) return;
    track("CART", {
      cartAction: count > 0 ? "add" : "remove",
      ...{ productId, productQuantity: Math.abs(count), cartItems },
    });
  });
}

/** Of a guest or of staff: their cart is that of the browser. */
export function publishOwnCart(productId: string, count: number): void {
  if (!isCustomerHere()) publishCart(new Map([[productId, count]]));
}
