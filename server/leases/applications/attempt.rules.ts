/** The meaning of reports and answers about an attempt at a lessor (LEASE-4, LEASE-6). */
import { LEASE_UNCLEAR, type LeaseStatus } from "#contract/leases/statuses";
import type { LeaseReport } from "../lessors/lessor.port";
import type { AttemptKey, AttemptState } from "./application.record";

/** Sends the application to the next lessor instead of ending it. */
export const CONTINUES_ON: LeaseStatus = "DECLINED";

/** The statuses that trigger a mail to the applicant. */
export const NEWS_OF_STATUS: Readonly<Partial<Record<LeaseStatus, "APPROVED" | "DECLINED">>> = {
  APPROVED: "APPROVED",
  DECLINED: "DECLINED",
  BLOCKED: "DECLINED",
};

/** An application without an answer is at the initial status. */
export function statusOf(outcome: AttemptState["outcome"]): LeaseStatus {
  if (outcome === "UNANSWERED") return "INITIATED";
  return outcome === "REFUSED" ? CONTINUES_ON : outcome;
}

/** Whether a report is about the attempt, by the lessor's id and by ours. */
export function isOurs({ id }: AttemptKey, { uuid }: AttemptState, report: LeaseReport): boolean {
  const isSame = uuid === null || uuid === report.uuid;
  return isSame && (report.clientReference === null || report.clientReference === id);
}

/**
 * Whether the status is unclear and unchanged since staff read it. A repeated unclear answer is no change.
 */
export function isUnclear({ lessor }: AttemptKey, state: AttemptState, expectedStatus: string): boolean {
  return LEASE_UNCLEAR.includes(state.status) && state.status === expectedStatus && state.lessor === lessor;
}
