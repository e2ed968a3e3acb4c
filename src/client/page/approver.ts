/**
 * The lessor that approved this visitor, as this browser last read it, so that every page shows that lessor's
 * plans (LEASE-3). Deleted when the approval is used up and at sign-out.
 */
import { readApprover, writeApprover, type Approver } from "#contract/leases/approver";
import { ignoringErrors, stored } from "./dom";
import { APPROVER_KEY } from "./page-keys";

/** Dispatched on window after a change in this tab; other tabs get the storage event. */
const APPROVER_EVENT = APPROVER_KEY;

/** @param approver null = no approval */
export function storeApprover(approver: Approver | null): void {
  const text = approver && writeApprover(approver);
  if ((stored(APPROVER_KEY) ?? null) === text) return;
  ignoringErrors(() =>
    text ? localStorage.setItem(APPROVER_KEY, text) : localStorage.removeItem(APPROVER_KEY),
  );
  dispatchEvent(new Event(APPROVER_EVENT));
}

/** Type of the lessor; null without an approval, and after it expired. */
export function storedApprover(): string | null {
  return readApprover(stored(APPROVER_KEY) ?? "", Date.now());
}

/** Calls back after possible changes. @returns an unsubscribe function */
export function watchApprover(callback: () => void): () => void {
  const events = ["storage", APPROVER_EVENT];
  events.forEach((type) => addEventListener(type, callback));
  return () => events.forEach((type) => removeEventListener(type, callback));
}
