/**
 * The key of a guest's lease application. Stored in this tab only, for reloads and returns from a lessor's
 * page: the next user of the browser must not see it (LEASE-16). Secrets of the form are never stored in the browser
 * (docs/decisions/lease-applications.md).
 */
import { leaseKeyIn } from "#contract/orders/paths";
import { ignoringErrors } from "./dom";
import { LEASE_KEY_KEY } from "./page-keys";

let inMemory: string | null = null;

export function storeLeaseKey(key: string): void {
  inMemory = key;
  ignoringErrors(() => sessionStorage.setItem(LEASE_KEY_KEY, key));
}

/** Reads the key from the address or this tab, and removes it from the address. Null without one. */
export function consumeLeaseKey(): string | null {
  const linkKey = leaseKeyIn(location.hash);
  if (linkKey) {
    storeLeaseKey(linkKey);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return linkKey ?? ignoringErrors(() => sessionStorage.getItem(LEASE_KEY_KEY)) ?? inMemory;
}

export function forgetLeaseKey(): void {
  inMemory = null;
  ignoringErrors(() => sessionStorage.removeItem(LEASE_KEY_KEY));
}
