/** Merges a lessor's report with the known state: late, repeated and reordered reports take nothing back (LEASE-6). */
import { LEASE_STATUSES, LEASE_TRANSITIONS, type LeaseStatus } from "#contract/leases/statuses";
import type { LeaseReport } from "./lessor.port";

const placeOf = (status: LeaseStatus) => LEASE_STATUSES.indexOf(status);

/** A report only goes forward. Back to PENDING, for another try, is the shop's own decision. */
export function statusAfter(known: LeaseStatus, reported: LeaseStatus): LeaseStatus {
  const isForward = placeOf(reported) > placeOf(known) && LEASE_TRANSITIONS[known].includes(reported);
  return isForward ? reported : known;
}

/**
 * Both reports are on the same application; the order in which they were read is not known.
 * @returns the known report, with what the new one adds to it. Signed stays signed.
 */
export function reportAfter(known: LeaseReport, reported: LeaseReport): LeaseReport {
  const isSigned = known.isSigned || reported.isSigned;
  const status = statusAfter(known.status, reported.status);
  const isOlder = status === known.status && known.isSigned && !reported.isSigned;
  const isBehind = status !== reported.status || isOlder;
  return isBehind ? { ...known, isSigned } : { ...reported, isSigned };
}
