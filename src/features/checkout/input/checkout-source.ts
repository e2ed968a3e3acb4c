/** The cart to order: the account's at the server, or a guest's in this browser. */
import { useEffect, useSyncExternalStore } from "react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { isStaff } from "#contract/staff/roles";
import { storeLines } from "../../../client/account-cart/store-cart";
import { syncCart } from "../../../client/account-cart/sync-cart";
import { useVisitor } from "../../../client/session/use-visitor";
import { readCart, type CartLine } from "../../../client/cart/cart-storage";
import { CART_EVENT, CART_KEY } from "../../../client/page/page-keys";

export type CheckoutSource = Pick<CheckoutInput, "mode" | "items">;

const ACCOUNT: CheckoutSource = { mode: "CREATE_ORDER_FOR_CART", items: null };

/**
 * Null until the visitor is known, and until a customer's cart at the server equals the one shown. Follows
 * changes of the guest cart, including by other tabs.
 */
export function useCheckoutSource(): CheckoutSource | null {
  const { user, isReady } = useVisitor();
  const stored = useStoredCart();
  const customer = user && !isStaff(user.type) ? user.username : null;
  const isInStep = useCartSynced(customer);
  if (!isReady) return null;
  if (!customer) return guestSource(stored);
  return isInStep ? ACCOUNT : null;
}

/** This browser's cart as stored text. */
export function useStoredCart(): string {
  return useSyncExternalStore(watchCart, storedCart);
}

/** The customer whose cart was synchronized since this document was loaded. */
let syncedCustomer: string | null = null;
const listeners = new Set<() => void>();

function useCartSynced(customer: string | null): boolean {
  const current = useSyncExternalStore(watchSynced, () => syncedCustomer);
  useEffect(() => {
    if (!customer || syncedCustomer === customer) return;
    // The checkout also continues without a response: the server orders its own copy of the cart.
    void syncCart().then(() => {
      syncedCustomer = customer;
      listeners.forEach((listener) => listener());
    });
  }, [customer]);
  return customer !== null && current === customer;
}

function watchSynced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let known: { readonly text: string; readonly source: CheckoutSource } | null = null;

/** A stable object per cart, usable as a hook dependency. */
function guestSource(text: string): CheckoutSource {
  if (known?.text !== text) {
    const items = readCart().map(({ productId, quantity }) => ({ productId, quantity }));
    known = { text, source: { mode: "CREATE_FRESH_ORDER", items } };
  }
  return known.source;
}

/** Removes the ordered items from this browser's cart; items added since stay. */
export function removeOrdered({ mode }: CheckoutSource, items: readonly CartLine[]): void {
  // The order has already emptied the account's cart.
  if (mode === "CREATE_ORDER_FOR_CART") return void syncCart();
  const ordered = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const remaining = readCart().map(({ productId, quantity }) => ({
    productId,
    quantity: quantity - (ordered.get(productId) ?? 0),
  }));
  storeLines(remaining);
}

function storedCart(): string {
  try {
    return localStorage.getItem(CART_KEY) ?? "";
  } catch {
    return "";
  }
}

function watchCart(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(CART_EVENT, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(CART_EVENT, listener);
  };
}
