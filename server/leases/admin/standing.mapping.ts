/** Maps an application with its staff-only fields to GraphQL. */
import type { StaffLease } from "#contract/graphql/generated";
import { LEASE_UNCLEAR, LESSOR_ANSWERS } from "#contract/leases/statuses";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import { toLeaseApplication } from "../applications/application.mapping";
import type { ApplicationRecord } from "../applications/application.record";
import type { StaffStanding, StaffAttempt, StaffUse } from "./status.store";

const iso = (time: Date | null) => time?.toISOString() ?? null;

export function toStaffLease(record: ApplicationRecord, standing: StaffStanding): StaffLease {
  return {
    application: toLeaseApplication(record, true),
    seen: record.status,
    answers: LEASE_UNCLEAR.includes(record.status) ? [...LESSOR_ANSWERS] : [],
    consentVersion: standing.consentVersion,
    typedUntil: iso(standing.detailsUntil),
    nextCheckAt: iso(standing.nextCheckAt),
    checks: record.checks,
    tries: standing.tries.map(toTry),
    leases: standing.leases.map(toUse),
  };
}

function toTry({ lessor, outcome, uuid, begunAt, endedAt, notedBy, notedAt, notedReason }: StaffAttempt) {
  return {
    lessorName: lessorName(lessor),
    outcome,
    uuid,
    askedAt: begunAt.toISOString(),
    endedAt: iso(endedAt),
    notedBy,
    notedAt: iso(notedAt),
    notedReason,
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
    reminders,
    deliverySubmittedAt: iso(lease.deliverySubmittedAt),
    fundedAmount: lease.fundedCents,
    lenderTake: lease.lenderTakeCents,
    fundedAt: iso(lease.fundedAt),
    problem,
    problemAt: iso(lease.problemAt),
    notices: lease.notices.map(({ toldAt, ...notice }) => ({
      ...notice,
      toldAt: toldAt && new Date(toldAt).toISOString(),
    })),
  };
}
