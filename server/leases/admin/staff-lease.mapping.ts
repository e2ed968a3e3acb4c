/** Maps an application with its staff-only fields to GraphQL. */
import type { StaffLease } from "#contract/graphql/generated";
import { LEASE_UNCLEAR, LESSOR_ANSWERS } from "#contract/leases/statuses";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import { toLeaseApplication } from "../applications/application.mapping";
import type { ApplicationRecord } from "../applications/application.record";
import type { StaffLeaseDetails, StaffAttempt, StaffUse } from "./status.store";

const iso = (time: Date | null) => time?.toISOString() ?? null;

export function toStaffLease(record: ApplicationRecord, details: StaffLeaseDetails): StaffLease {
  return {
    application: toLeaseApplication(record, true),
    currentStatus: record.status,
    allowedAnswers: LEASE_UNCLEAR.includes(record.status) ? [...LESSOR_ANSWERS] : [],
    consentVersion: details.consentVersion,
    personalDataUntil: iso(details.detailsUntil),
    nextCheckAt: iso(details.nextCheckAt),
    checkCount: record.checks,
    attempts: details.attempts.map(toAttempt),
    leases: details.leases.map(toUse),
  };
}

function toAttempt({ lessor, begunAt, endedAt, recordedAt, ...attempt }: StaffAttempt) {
  return {
    ...attempt,
    lessorName: lessorName(lessor),
    requestedAt: begunAt.toISOString(),
    endedAt: iso(endedAt),
    recordedAt: iso(recordedAt),
  };
}

function toUse(lease: StaffUse): StaffLease["leases"][number] {
  const { id, orderId, orderStatus, state, lessorUuid, reminders, problem } = lease;
  return {
    id,
    orderId,
    uniqueId: lease.orderNumber,
    orderStatus,
    amount: lease.cents,
    state,
    lessorUuid,
    heldAt: iso(lease.heldAt),
    signUntil: iso(lease.signUntil),
    signedAt: iso(lease.signedAt),
    reminderCount: reminders,
    deliverySubmittedAt: iso(lease.deliverySubmittedAt),
    fundedAmount: lease.fundedCents,
    lenderTake: lease.lenderTakeCents,
    fundedAt: iso(lease.fundedAt),
    problem,
    problemAt: iso(lease.problemAt),
    notices: lease.notices.map(({ acceptedAt, ...notice }) => ({
      ...notice,
      acceptedAt: acceptedAt && new Date(acceptedAt).toISOString(),
    })),
  };
}
