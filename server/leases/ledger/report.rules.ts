/** Applies a lessor's report to a lease: forward only, and signed stays signed (LEASE-6). Pure. */
import { LEASE_BEFORE_DELIVERY, LEASE_STOPPED, type LeaseState } from "#contract/leases/statuses";
import type { LeaseReport } from "../lessors/lessor.port";

/** Excludes delivery and funding, which the shop requests itself. */
export function leaseStateAfter(
  state: LeaseState,
  { status, isSigned, signingUrl }: Pick<LeaseReport, "status" | "isSigned" | "signingUrl">,
): LeaseState {
  const isBeforeDelivery = LEASE_BEFORE_DELIVERY.includes(state);
  if (!isBeforeDelivery) return state;
  if (LEASE_STOPPED.includes(status)) return "RELEASED";
  if (isSigned || status === "COMPLETED") return "SIGNED";
  return state === "HELD" && signingUrl !== null ? "SIGNING" : state;
}
