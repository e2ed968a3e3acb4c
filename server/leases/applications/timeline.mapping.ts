/** Maps an application's history to sentences for its applicant and for staff. */
import type { LeaseMoment } from "#contract/graphql/generated";
import { LEASE_STOPPED } from "#contract/leases/statuses";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { ApplicationRecord, DisplayedLease } from "./application.record";

type Moment = readonly [at: Date | null, summary: string];

const { leases: sentences } = MESSAGES;

/** Latest first. */
export function timelineOf(record: ApplicationRecord): LeaseMoment[] {
  const attempts = record.tries.flatMap(({ type, begunAt, endedAt }): Moment[] => [
    [begunAt, sentences.sentToLessor(lessorName(type))],
    [endedAt, sentences.lessorDeclined(lessorName(type))],
  ]);
  const moments: Moment[] = [
    [record.createdAt, sentences.applied],
    ...attempts,
    [record.approvedAt, sentences.wasApproved(formatMoney(record.approvedCents ?? 0))],
    ...record.leases.flatMap(momentsOf),
    endOf(record),
  ];
  return moments
    .flatMap(([at, summary]) => (at ? [{ at: at.toISOString(), summary }] : []))
    .sort((a, b) => b.at.localeCompare(a.at));
}

function momentsOf({ cents, orderNumber, state, heldAt, signedAt, updatedAt }: DisplayedLease): Moment[] {
  return [
    [heldAt, sentences.leaseBegun(formatMoney(cents), orderNumber)],
    [signedAt, sentences.leaseSigned(orderNumber)],
    [state === "RELEASED" && heldAt ? updatedAt : null, sentences.leaseReleased(orderNumber)],
    [state === "RETURNED" ? updatedAt : null, sentences.leaseReturned(orderNumber)],
  ];
}

function endOf({ status, isLapsed, expiresAt, reason, updatedAt }: ApplicationRecord): Moment {
  if ((status === "APPROVED" && isLapsed) || reason === "EXPIRED")
    return [expiresAt ?? updatedAt, sentences.lapsed];
  if (status === "DECLINED") return [updatedAt, sentences.wasDeclined];
  return [LEASE_STOPPED.includes(status) ? updatedAt : null, sentences.wasClosed];
}
