/** Maps a lease application to GraphQL; secret numbers are never included. */
import { toTouch } from "#contract/analytics/attribution";
import type { LeaseApplication, OrderLease } from "#contract/graphql/generated";
import { LEASE_LOOKS, LEASE_STATE_LOOKS } from "#contract/leases/statuses";
import type { ApplicationRecord, DisplayedLease } from "./application.record";
import { timelineOf } from "./timeline.mapping";

/** The unused part of an approval, in cents; 0 without a valid approval. */
export function remainingCents({ status, isLapsed, approvedCents, usedCents }: ApplicationRecord): number {
  return status === "APPROVED" && !isLapsed ? Math.max(0, (approvedCents ?? 0) - usedCents) : 0;
}

/** @param isForStaff includes the device and the attribution */
export function toLeaseApplication(record: ApplicationRecord, isForStaff: boolean): LeaseApplication {
  const { shown: applicant, details, attribution } = record;
  const { address, income, identity } = { ...details?.form };
  const device = isForStaff ? details?.device : null;
  const isLapsed = record.status === "APPROVED" && record.isLapsed;
  const status = isLapsed ? "CANCELLED" : record.status;
  return {
    id: record.id,
    orderId: record.orderId,
    redirectUrl: record.redirectUrl,
    uuid: record.lessorUuid,
    status,
    statusName: LEASE_LOOKS[status].label,
    reason: isLapsed ? "EXPIRED" : record.reason,
    email: applicant.email,
    username: record.username,
    clientReferenceIds: [record.id],
    leasingCompanyId: record.lessor,
    attempts: record.tries.map(({ type, outcome, begunAt, endedAt }) => ({
      lessor: type,
      outcome,
      requestedAt: begunAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    approvedAmount: record.approvedCents,
    approvedAt: record.approvedAt?.toISOString() ?? null,
    expiresAt: record.expiresAt?.toISOString() ?? null,
    usedAmount: record.usedCents,
    remainingAmount: remainingCents(record),
    preApproved: record.isPreApproval,
    contractSigned: record.isSigned,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    mobilePhone: applicant.mobilePhone,
    otherPhone: applicant.otherPhone,
    last4Ssn: applicant.last4Ssn,
    last4AccountNumber: applicant.last4AccountNumber,
    bankName: applicant.bankName,
    bankAccountType: applicant.bankAccountType,
    address1: address?.address1 ?? null,
    address2: address?.address2 ?? null,
    city: address?.city ?? null,
    state: record.state,
    postalCode: address?.postalCode ?? null,
    bankruptcy: identity?.isBankrupt ?? null,
    employerName: income?.employerName ?? null,
    netMonthlyIncome: income?.netMonthlyIncome ?? null,
    payFrequency: income?.payFrequency ?? null,
    lastPayDate: income?.lastPayDate ?? null,
    nextPayDate: income?.nextPayDate ?? null,
    ipAddress: device?.ipAddress ?? null,
    userAgent: device?.userAgent ?? null,
    acceptLanguages: device?.acceptLanguages ?? null,
    affiliateId: isForStaff ? (attribution["aid"] ?? null) : null,
    subAffiliateId: isForStaff ? (attribution["sid"] ?? null) : null,
    clickHash: isForStaff ? (attribution["clickHash"] ?? null) : null,
    firstTouch: isForStaff ? toTouch(record.firstTouch) : null,
    leases: record.leases.map(toOrderLease),
    timeline: timelineOf(record),
    consentedAt: record.consentedAt.toISOString(),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

function toOrderLease(lease: DisplayedLease): OrderLease {
  return {
    orderId: lease.orderId,
    uniqueId: lease.orderNumber,
    amount: lease.cents,
    state: lease.state,
    stateName: LEASE_STATE_LOOKS[lease.state].label,
    createdAt: lease.createdAt.toISOString(),
    signedAt: lease.signedAt?.toISOString() ?? null,
    signatureUrl: lease.signatureUrl,
  };
}
