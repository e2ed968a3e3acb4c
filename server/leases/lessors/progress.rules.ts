/** Merges a lessor's report with what is known: late, repeated and shuffled reports take nothing back (LEASE-6). */
import { LEASE_STATUSES, LEASE_TRANSITIONS, type LeaseStatus } from "#contract/leases";
import type { LeaseReport } from "./lessor.port";

const placeOf = (status: LeaseStatus) => LEASE_STATUSES.indexOf(status);

/** The status after a report, forward only. Only the shop goes back to PENDING, for another try. */
export function statusAfter(known: LeaseStatus, reported: LeaseStatus): LeaseStatus {
  const isForward = placeOf(reported) > placeOf(known) && LEASE_TRANSITIONS[known].includes(reported);
  return isForward ? reported : known;
}

/**
 * Merges two reports on the same application, in unknown order.
 * @returns the known report with what the new one adds; signed stays signed
 */
export function reportAfter(known: LeaseReport, reported: LeaseReport): LeaseReport {
  const isSigned = known.isSigned || reported.isSigned;
  const status = statusAfter(known.status, reported.status);
  const isOlder = status === known.status && known.isSigned && !reported.isSigned;
  const isBehind = status !== reported.status || isOlder;
  return isBehind ? { ...known, isSigned } : { ...reported, isSigned };
}
