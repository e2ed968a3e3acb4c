/**
 * Keys of a guest's orders, stored in this tab. Gateways return only the order's id, and no page with
 * third-party scripts has a key in its address (ORDER-13).
 */
import { orderIn, type OrderLink } from "#contract/orders/paths";
import { ignoringErrors } from "./dom";
import { ORDER_KEYS_KEY } from "./page-keys";

let inMemory: Readonly<Record<string, string>> = {};

export function storeOrderKey({ id, key }: OrderLink): void {
  if (!key) return;
  inMemory = { ...read(), [id]: key };
  ignoringErrors(() => sessionStorage.setItem(ORDER_KEYS_KEY, JSON.stringify(inMemory)));
}

/** The order in this page's address, with its key if this tab has one; removes the key from the address. */
export function consumeOrderLink(search: string, name: "id" | "order"): OrderLink | null {
  const link = orderIn(search, location.hash, name);
  if (!link) return null;
  if (link.key) {
    storeOrderKey(link);
    history.replaceState(history.state, "", `${location.pathname}?${name}=${encodeURIComponent(link.id)}`);
  }
  return { id: link.id, key: link.key ?? read()[link.id] ?? null };
}

export function hasOrderKey(orderId: string): boolean {
  return orderId in read();
}

export function forgetOrderKeys(): void {
  inMemory = {};
  ignoringErrors(() => sessionStorage.removeItem(ORDER_KEYS_KEY));
}

function read(): Readonly<Record<string, string>> {
  const stored = ignoringErrors(() => sessionStorage.getItem(ORDER_KEYS_KEY));
  return stored ? (ignoringErrors(() => JSON.parse(stored) as Record<string, string>) ?? inMemory) : inMemory;
}
