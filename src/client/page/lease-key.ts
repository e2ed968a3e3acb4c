/**
 * The key of a guest's lease application, kept for this tab: a reload and the way back from a lessor's page need it, and
 * whoever uses the browser next does not (LEASE-16). Nothing that was typed is kept in the browser (docs/decisions/lease-applications.md).
 */
import { leaseKeyIn } from "#contract/site-paths";
import { ignoringErrors } from "./dom";
import { LEASE_KEY_KEY } from "./page-marks";

let inMemory: string | null = null;

export function keepLeaseKey(key: string): void {
  inMemory = key;
  ignoringErrors(() => sessionStorage.setItem(LEASE_KEY_KEY, key));
}

/** The key this address or this tab has; it is taken out of the address. Null without one. */
export function takeLeaseKey(): string | null {
  const found = leaseKeyIn(location.hash);
  if (found) {
    keepLeaseKey(found);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return found ?? ignoringErrors(() => sessionStorage.getItem(LEASE_KEY_KEY)) ?? inMemory;
}

export function forgetLeaseKey(): void {
  inMemory = null;
  ignoringErrors(() => sessionStorage.removeItem(LEASE_KEY_KEY));
}
