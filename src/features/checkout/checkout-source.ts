/** Whose cart is ordered: the account's at the server, or what this browser collected for a guest. */
import { useSyncExternalStore } from "react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { isStaff } from "#contract/roles";
import { useSession } from "../../app/use-session";
import { changeQuantity, readCart } from "../../boot/cart-storage";
import { CART_EVENT, CART_KEY } from "../../boot/page-marks";

export type CheckoutSource = Pick<CheckoutInput, "mode" | "items">;

/** Null until it is known who is signed in. Follows changes of the guest cart, other tabs' included. */
export function useCheckoutSource(): CheckoutSource | null {
  const { user, isReady } = useSession();
  const stored = useSyncExternalStore(watchCart, storedCart);
  if (!isReady) return null;
  return user && !isStaff(user.type) ? { mode: "CREATE_ORDER_FOR_CART", items: null } : guestSource(stored);
}

let known: { readonly text: string; readonly source: CheckoutSource } | null = null;

/** The same object for the same cart, so that it can stand in a list of dependencies. */
function guestSource(text: string): CheckoutSource {
  if (known?.text !== text) {
    const items = readCart().map(({ productId, quantity }) => ({ productId, quantity }));
    known = { text, source: { mode: "CREATE_FRESH_ORDER", items } };
  }
  return known.source;
}

/** What was ordered leaves this browser's cart; what was added meanwhile stays. */
export function takeOutOrdered(items: readonly { readonly productId: string }[]): void {
  items.forEach(({ productId }) => changeQuantity(productId, 0));
  dispatchEvent(new Event(CART_EVENT));
}

function storedCart(): string {
  try {
    return localStorage.getItem(CART_KEY) ?? "";
  } catch {
    return "";
  }
}

function watchCart(tell: () => void): () => void {
  addEventListener("storage", tell);
  addEventListener(CART_EVENT, tell);
  return () => {
    removeEventListener("storage", tell);
    removeEventListener(CART_EVENT, tell);
  };
}
