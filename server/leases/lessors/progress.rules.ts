/**
 * Merges a lessor's report into the known state; late, repeated and reordered reports never undo progress
 * (LEASE-6).
 */
import { LEASE_STATUSES, LEASE_TRANSITIONS, type LeaseStatus } from "#contract/leases/statuses";
import type { LeaseReport } from "./lessor.port";

const placeOf = (status: LeaseStatus) => LEASE_STATUSES.indexOf(status);

/** Reports only move forward. Only the shop itself moves back to PENDING, for the next lessor. */
export function statusAfter(known: LeaseStatus, reported: LeaseStatus): LeaseStatus {
  const isForward = placeOf(reported) > placeOf(known) && LEASE_TRANSITIONS[known].includes(reported);
  return isForward ? reported : known;
}

/**
 * Both reports concern the same application; their sequence is unknown.
 * @returns the known report plus new facts of the reported one. Signed stays signed.
 */
export function reportAfter(known: LeaseReport, reported: LeaseReport): LeaseReport {
  const isSigned = known.isSigned || reported.isSigned;
  const status = statusAfter(known.status, reported.status);
  const isOlder = status === known.status && known.isSigned && !reported.isSigned;
  const isBehind = status !== reported.status || isOlder;
  return isBehind ? { ...known, isSigned } : { ...reported, isSigned };
}
